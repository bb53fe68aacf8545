import { createContext, useContext } from 'react';
import type { storyEditorWords } from '../words.ts';

export type EditorWords = Record<keyof typeof storyEditorWords, string>;
export type PickedPicture = { key: string; caption: string; credit: string };
export type PickedStory = { articleId: number; headline: string };
export type PickedVideo = { source: string; title: string };

/** What the editor asks of the screen it stands in; each choice gives nothing when the editor changed their mind. */
export type EditorHelp = {
  pickPicture: () => Promise<PickedPicture | undefined>;
  /** Where a picture's file lies, for showing it. */
  pictureAddress: (key: string) => string;
  pickStory: () => Promise<PickedStory | undefined>;
  /** The headline of a story that is named by its id; nothing when there is none. */
  readHeadline: (articleId: number) => Promise<string | undefined>;
  /** A video of the paper's own video desk, where the screen offers them. */
  pickVideo?: (() => Promise<PickedVideo | undefined>) | undefined;
  words: EditorWords;
};

export const EditorHelpContext = createContext<EditorHelp | undefined>(undefined);

/** What the screen around the editor offers. */
export function useEditorHelp(): EditorHelp {
  const help = useContext(EditorHelpContext);
  if (!help) throw new Error('A part of the story editor stands outside of it');
  return help;
}
