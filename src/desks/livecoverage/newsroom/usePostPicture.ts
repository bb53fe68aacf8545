import { useEffect, useRef, useState } from 'react';
import { CallError, uploadFile } from '../../../newsroom/callApi.ts';
import { useFileInFlight } from '../../../newsroom/fields/filesInFlight.ts';
import { uploadPicture } from '../../pictures/newsroom/endpoints.ts';
import type { KeptDraft } from './keptDraft.ts';

/** A picture that has been chosen for a post and is not in the library yet. */
type Coming = { file: File /** The uploaded fraction, from 0 to 1. */; progress: number /** Why it did not arrive. */; error?: string };

export type PostPicture = {
  coming: Coming | undefined;
  bring: (file: File) => void;
  /** Takes the picture out of the post, also one that is on its way. */
  remove: () => void;
  /** Waits for a picture that is on its way. Answers whether the post has all its pictures: false after an upload that failed. */
  arrival: () => Promise<boolean>;
};

/** Uploads the picture of a post. Leaving the post ends the upload, so that nothing that waits for it is sent afterwards. */
export function usePostPicture(change: (changes: Partial<KeptDraft>) => void): PostPicture {
  const [coming, setComing] = useState<Coming>();
  const stop = useRef<AbortController>(undefined);
  const arrived = useRef(Promise.resolve(true));
  const isSending = coming !== undefined && coming.error === undefined;
  useFileInFlight(isSending);
  useEffect(() => () => stop.current?.abort(), []);
  const upload = async (file: File, signal: AbortSignal): Promise<boolean> => {
    setComing({ file, progress: 0 });
    try {
      const onProgress = (progress: number) => setComing({ file, progress });
      const { picture } = await uploadFile(uploadPicture, file, { query: { name: file.name }, onProgress, signal });
      change({ pictureKey: picture.key, thumb: URL.createObjectURL(file) });
      setComing(undefined);
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setComing(signal.aborted ? undefined : { file, progress: 0, error: error.message });
      return false;
    }
  };
  return {
    coming,
    bring: (file) => {
      stop.current = new AbortController();
      arrived.current = upload(file, stop.current.signal);
    },
    remove: () => {
      stop.current?.abort();
      setComing(undefined);
      arrived.current = Promise.resolve(true);
      change({ pictureKey: null, pictureCaption: '', thumb: null });
    },
    arrival: () => arrived.current,
  };
}
