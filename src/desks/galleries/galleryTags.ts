/** What drops whatever shows lists of galleries of any kind: fronts, blocks, what stands under a gallery. */
export const galleriesTag = 'galleries';

/** What a change of a gallery drops: itself, and the lists in which it stands or stood. */
export function galleryTags(id: number, topicIds: readonly number[]): string[] {
  return [galleriesTag, `gallery:${id}`, ...new Set(topicIds.map((topicId) => `galleries:${topicId}`))];
}
