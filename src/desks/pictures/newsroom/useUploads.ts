import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { uploadFile } from '../../../newsroom/callApi.ts';
import { inLanguage } from '../../../newsroom/language.ts';
import { type Upload, UploadQueue } from '../../../newsroom/uploadQueue.ts';
import { pictureFileRefusal, type ShownPicture, uploadPicture } from './endpoints.ts';
import { LIBRARY } from './useLibrary.ts';

type Answer = { picture: ShownPicture; isNew: boolean };

/** One file being uploaded to the library. */
export type PictureUpload = Upload<Answer>;

/** One queue for the library and all pickers, so that uploads continue when a screen is left. */
const pictureUploads = new UploadQueue<Answer>({
  send: (file, options) => uploadFile(uploadPicture, file, { query: { name: file.name }, ...options }),
  refuse: (file) => {
    const refusal = pictureFileRefusal(file);
    return refusal && inLanguage(refusal);
  },
});

/** The current uploads. With `onDone`, only those of this screen; it is called for each finished one. */
export function useUploads(onDone?: (picture: ShownPicture) => void) {
  const all = useSyncExternalStore(pictureUploads.subscribe, pictureUploads.get);
  const [own, setOwn] = useState<ReadonlySet<number>>(new Set());
  const entry = useRef(new Set<number>());
  const queries = useQueryClient();

  const add = useCallback((files: Iterable<File>) => {
    const ids = pictureUploads.add(files);
    setOwn((before) => new Set([...before, ...ids]));
  }, []);

  const done = all.filter(({ state }) => state === 'done');
  useEffect(() => {
    const news = done.filter(({ id }) => !entry.current.has(id));
    if (news.length === 0) return;
    for (const { id, answer } of news) {
      entry.current.add(id);
      if (answer && own.has(id)) onDone?.(answer.picture);
    }
    void queries.invalidateQueries({ queryKey: [LIBRARY] });
  }, [done, own, onDone, queries]);

  return { uploads: onDone ? all.filter(({ id }) => own.has(id)) : all, add, queue: pictureUploads };
}
