import { type Editor, Extension } from '@tiptap/core';
import { closeHistory, redo, undo, undoDepth } from '@tiptap/pm/history';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { uploadFile } from '../../../../newsroom/callApi.ts';
import { inLanguage } from '../../../../newsroom/language.ts';
import { notify } from '../../../../newsroom/notify.ts';
import { attempt } from '../../../../newsroom/useAction.ts';
import { pictureFileRefusal, uploadPicture } from '../../../pictures/newsroom/endpoints.ts';
import type { EditorWords } from './editorHelp.ts';

/** A picture file, what is shown in its place until it is uploaded, and what ends its upload. */
export type ArrivingPicture = { file: File; caption: string; shown: HTMLElement; upload: AbortController };

/**
 * A place between two blocks at which an uploaded picture is inserted. `depth`: how many steps could be undone after the paste, and
 * `isAlone`: whether it is none of them, because only pictures came.
 */
type Arrival = ArrivingPicture & { at: number; depth: number; isAlone: boolean };

const arrivals = new PluginKey<readonly Arrival[]>('arrivingPictures');
const arrivalsIn = (state: EditorState): readonly Arrival[] => arrivals.getState(state) ?? [];

/** The places after a change. */
const moved = (places: readonly Arrival[], { doc, mapping }: Transaction): Arrival[] =>
  places.map((place) => ({ ...place, at: afterBlock(doc, mapping.map(place.at)) }));

type Options = { words: Pick<EditorWords, 'pictureComing'>; bring: (pictures: readonly ArrivingPicture[]) => void };

/** Pictures whose paste was undone before they arrived, each with the text that had their places. */
type Storage = { undone: { doc: Node; places: Arrival[] }[] };

/**
 * Holds the places of pictures that are being uploaded: they move with what is written meanwhile, go if their paste is undone, and are
 * uploaded after all if it is redone.
 */
export const ArrivingPictures = Extension.create<Options, Storage>({
  name: 'arrivingPictures',
  addStorage: () => ({ undone: [] }),
  addCommands() {
    return {
      undo:
        () =>
        ({ state, dispatch, tr }) => {
          const depth = undoDepth(state);
          const last = arrivalsIn(state).filter((place) => place.depth >= depth);
          const alone = last.filter(({ isAlone }) => isAlone);
          // Pictures that came alone go before the text beneath them, which keeps its own.
          const undone = alone.length > 0 ? alone : last;
          const isDone = alone.length > 0 || undo(state, dispatch);
          if (!dispatch || undone.length === 0) return isDone;
          for (const { upload } of undone) upload.abort();
          this.storage.undone.push({ doc: state.doc, places: undone });
          tr.setMeta(
            arrivals,
            moved(
              arrivalsIn(state).filter((place) => !undone.includes(place)),
              tr,
            ),
          );
          return true;
        },
      redo:
        () =>
        ({ state, dispatch, tr }) => {
          const last = this.storage.undone.at(-1);
          const isAlone = last?.places.some((place) => place.isAlone) === true && last.doc.eq(state.doc);
          const isDone = isAlone || redo(state, dispatch);
          const back = this.storage.undone.findLast(({ doc }) => doc.eq(tr.doc));
          if (!dispatch || !isDone || !back) return isDone;
          this.storage.undone = this.storage.undone.filter((paste) => paste !== back);
          const places = back.places.map((place) => ({ ...place, ...arriving(place.file, place.caption, this.options.words) }));
          tr.setMeta(arrivals, [...moved(arrivalsIn(state), tr), ...places]);
          this.options.bring(places);
          return true;
        },
    };
  },
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin<readonly Arrival[]>({
        key: arrivals,
        state: {
          init: () => [],
          apply: (change, before) => change.getMeta(arrivals) ?? moved(before, change),
        },
        props: {
          decorations: (state) => {
            const places = arrivalsIn(state);
            return places.length === 0
              ? null
              : DecorationSet.create(
                  state.doc,
                  places.map(({ at, shown }) => Decoration.widget(at, shown)),
                );
          },
          handleDOMEvents: {
            // By a menu of the browser or a gesture on a phone, which the history would answer without these pictures.
            beforeinput: ({ editable }, event) => {
              const { inputType } = event;
              if (!editable || (inputType !== 'historyUndo' && inputType !== 'historyRedo')) return false;
              event.preventDefault();
              return inputType === 'historyUndo' ? editor.commands.undo() : editor.commands.redo();
            },
          },
        },
      }),
    ];
  },
});

/** The place after the block that a position is in; a position between blocks is one already. */
function afterBlock(doc: Node, at: number): number {
  const position = doc.resolve(at);
  return position.depth > 0 ? position.after(1) : at;
}

/**
 * The place for pictures that are pasted: before an empty line, which is begun at the end of a text so that what is written meanwhile stands
 * below the pictures; otherwise after the block with the cursor.
 */
export function placeOfPaste(editor: Editor): number {
  const { empty, $to: end } = editor.state.selection;
  const isEnd = empty && end.depth === 1 && end.parentOffset > 0 && end.parentOffset === end.parent.content.size;
  if (isEnd) editor.commands.splitBlock();
  const { doc, selection } = editor.state;
  const { $to } = selection;
  const isEmptyLine = $to.depth === 1 && $to.parent.content.size === 0;
  return isEmptyLine ? $to.before(1) : afterBlock(doc, selection instanceof NodeSelection ? selection.to : $to.pos);
}

/** The place for pictures that are dropped at a position: before or after the block there, whichever is nearer. */
export function placeOfDrop({ doc, schema }: EditorState, at: number): number {
  const picture = Fragment.from(schema.nodeFromJSON({ type: 'picture' }));
  return afterBlock(doc, dropPoint(doc, at, new Slice(picture, 0, 0)) ?? at);
}

function arriving(file: File, caption: string, words: Options['words']): ArrivingPicture {
  const shown = document.createElement('p');
  shown.setAttribute('role', 'status');
  shown.textContent = words.pictureComing;
  return { file, caption, shown, upload: new AbortController() };
}

const setArrivals = (editor: Editor, places: readonly Arrival[]) => editor.view.dispatch(editor.state.tr.setMeta(arrivals, places));

/** Holds a place between blocks for files. What is written next is undone before them. */
export function holdPlaces(editor: Editor, files: readonly File[], at: number, words: EditorWords): ArrivingPicture[] {
  const pictures = files.map((file) => arriving(file, '', words));
  const { state } = editor;
  const places = pictures.map((picture) => ({ ...picture, at, depth: undoDepth(state), isAlone: true }));
  editor.view.dispatch(closeHistory(state.tr).setMeta(arrivals, [...arrivalsIn(state), ...places]));
  return pictures;
}

/** Takes pictures that are still files out of a document that is being inserted, and holds their places in it. */
export function holdPlacesIn(editor: Editor, change: Transaction, files: ReadonlyMap<string, File>, words: EditorWords): ArrivingPicture[] {
  const found: (ArrivingPicture & { at: number })[] = [];
  change.doc.forEach(({ type, attrs }, at) => {
    const file = type.name === 'picture' ? files.get(String(attrs['picture'])) : undefined;
    if (file) found.push({ ...arriving(file, String(attrs['caption']), words), at });
  });
  for (const { at } of found.toReversed()) {
    // A text does not end with a picture: what follows it is written below.
    const isLast = at + 1 === change.doc.content.size;
    if (isLast) change.replaceWith(at, at + 1, editor.schema.node('paragraph'));
    else change.delete(at, at + 1);
  }
  const depth = undoDepth(editor.state) + 1;
  const places = found.map((picture, earlier) => ({ ...picture, at: picture.at - earlier, depth, isAlone: false }));
  closeHistory(change).setMeta(arrivals, [...moved(arrivalsIn(editor.state), change), ...places]);
  return found;
}

/**
 * Uploads files into the library and inserts them as pictures, one after the other, in their places. What cannot be inserted is said, and
 * the others are.
 */
export async function bringPictures(editor: Editor, pictures: readonly ArrivingPicture[], words: EditorWords): Promise<void> {
  const bring = async ({ file, caption, shown, upload: { signal } }: ArrivingPicture) => {
    const onProgress = (share: number) => {
      shown.textContent = `${words.pictureComing} ${Math.round(share * 100)} %`;
    };
    const { picture } = await uploadFile(uploadPicture, file, { query: { name: file.name }, onProgress, signal });
    // The screen was left, or somebody else has the story now.
    const place = editor.isDestroyed || !editor.isEditable ? undefined : arrivalsIn(editor.state).find((one) => one.shown === shown);
    if (!place) return notify(words.pictureNotPlaced, { type: 'warning' });
    const attrs = { picture: picture.key, caption, credit: picture.credit };
    editor.view.dispatch(editor.state.tr.insert(place.at, editor.schema.nodeFromJSON({ type: 'picture', attrs })));
  };
  for (const picture of pictures) {
    const { signal } = picture.upload;
    if (signal.aborted) continue;
    try {
      await attempt(
        () => bring(picture).catch((error) => signal.aborted || Promise.reject(error)),
        ({ message }) => `${picture.file.name}: ${message}`,
      );
    } finally {
      const rest = editor.isDestroyed ? [] : arrivalsIn(editor.state).filter(({ shown }) => shown !== picture.shown);
      if (!editor.isDestroyed) setArrivals(editor, rest);
    }
  }
}

/** The pictures among files that can be uploaded; why others cannot is said. */
export function picturesAmong(files: readonly File[]): File[] {
  return files.filter((file) => {
    const refusal = pictureFileRefusal(file);
    if (refusal !== undefined) notify(`${file.name}: ${inLanguage(refusal)}`, { type: 'error' });
    return refusal === undefined;
  });
}
