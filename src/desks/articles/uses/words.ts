/** What the newsroom calls the things of this desk that use something of another. */
export const storyUseWords = {
  story: { gu: 'સમાચાર', en: 'Story' },
} as const;
