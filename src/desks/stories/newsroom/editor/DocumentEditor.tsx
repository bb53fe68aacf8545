import type { ReactNode } from 'react';
import { useWords } from '../../../../newsroom/language.ts';
import type { StoryDocument } from '../../../../platform/document/storyDocument.ts';
import { PicturePicker } from '../../../pictures/newsroom/PicturePicker.tsx';
import { readHeadline } from '../readHeadline.ts';
import { StoryPicker } from '../StoryPicker.tsx';
import { storyEditorWords } from '../words.ts';
import type { PickedPicture, PickedStory } from './editorHelp.ts';
import { libraryPicture } from './libraryPicture.ts';
import { StoryEditor } from './StoryEditor.tsx';
import { usePicking } from './usePicking.ts';

type Props = { value: StoryDocument; onChange: (document: StoryDocument) => void };

/** The story editor with its dialogs, for documents that are not stories. Another document needs a new editor (`key`). */
export function DocumentEditor({ value, onChange }: Props): ReactNode {
  const words = useWords(storyEditorWords);
  const picture = usePicking<PickedPicture>();
  const related = usePicking<PickedStory>();
  return (
    <>
      <StoryEditor
        key={words.body}
        value={value}
        onChange={onChange}
        editable
        words={words}
        pickPicture={picture.ask}
        pictureAddress={libraryPicture}
        pickStory={related.ask}
        readHeadline={readHeadline}
      />
      <PicturePicker
        open={picture.isAsked}
        onClose={() => picture.answer(undefined)}
        onChoose={([chosen]) => picture.answer(chosen && { key: chosen.key, caption: '', credit: chosen.credit })}
      />
      {related.isAsked && <StoryPicker onDone={related.answer} />}
    </>
  );
}
