import { createContext, useContext } from 'react';
import type { storyEditorWords } from '../words.ts';

export type EditorWords = Record<keyof typeof storyEditorWords, string>;
export type PickedPicture = { key: string; caption: string; credit: string };
export type PickedStory = { articleId: number; headline: string };
export type PickedVideo = { source: string; title: string };

/** What the editor needs from its screen; each picker returns undefined if the editor cancels. */
export type EditorHelp = {
  pickPicture: () => Promise<PickedPicture | undefined>;
  /** The address of a picture's file, to show it. */
  pictureAddress: (key: string) => string;
  pickStory: () => Promise<PickedStory | undefined>;
  /** Picks a video of the newspaper, where the text may have one. */
  pickVideo?: () => Promise<PickedVideo | undefined>;
  /** The headline of a story by id; undefined if there is none. */
  readHeadline: (articleId: number) => Promise<string | undefined>;
  words: EditorWords;
};

export const EditorHelpContext = createContext<EditorHelp | undefined>(undefined);

/** The functions that the surrounding screen provides. */
export function useEditorHelp(): EditorHelp {
  const help = useContext(EditorHelpContext);
  if (!help) throw new Error('A part of the story editor stands outside of it');
  return help;
}
