import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Refused, sendFile } from '../../../newsroom/ask.ts';
import { inLanguage } from '../../../newsroom/language.ts';
import { pictureRefusalWords } from '../newsroomWords.ts';
import type { ShownPicture } from './shownPicture.ts';
import { LIBRARY } from './useLibrary.ts';

/** One file on its way into the library. */
export type Upload = {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'checking' | 'done' | 'failed';
  /** Of 1. */
  progress: number;
  /** Why it failed, in words. */
  error?: string;
  picture?: ShownPicture;
  /** Whether the library had it not yet. */
  isNew?: boolean;
};

type Answer = { picture: ShownPicture; isNew: boolean };

/** What the server does not read at all is told here, at once. */
const MOST_BYTES = 25 * 1024 * 1024;
/** More at once make no line faster. */
const AT_ONCE = 3;

let lastId = 0;

/** Sends files into the library, some at once, and tells of each how far it is. `onDone` is told of every picture that has come in. */
export function useUploads(onDone?: (picture: ShownPicture) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const begun = useRef(new Set<number>());
  const stop = useRef(new AbortController());
  const queries = useQueryClient();

  const change = useCallback((id: number, changes: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  }, []);

  useEffect(() => {
    const send = async ({ id, file }: Upload) => {
      begun.current.add(id);
      change(id, { state: 'sending', progress: 0 });
      try {
        const { picture, isNew } = await sendFile<Answer>(`/pictures?${new URLSearchParams({ name: file.name })}`, file, {
          onProgress: (progress) => change(id, progress < 1 ? { progress } : { progress, state: 'checking' }),
          signal: stop.current.signal,
        });
        change(id, { state: 'done', progress: 1, picture, isNew });
        onDone?.(picture);
        await queries.invalidateQueries({ queryKey: [LIBRARY] });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        change(id, { state: 'failed', error: error.message });
      } finally {
        begun.current.delete(id);
      }
    };
    const waiting = uploads.filter((one) => one.state === 'waiting' && !begun.current.has(one.id));
    for (const one of waiting.slice(0, Math.max(0, AT_ONCE - begun.current.size))) void send(one);
  }, [uploads, change, onDone, queries]);

  // Whoever leaves the screen stops what is still on its way.
  useEffect(() => {
    stop.current = new AbortController();
    const { current } = stop;
    return () => current.abort();
  }, []);

  const add = useCallback((files: Iterable<File>) => {
    const added = Array.from(files, (file): Upload => {
      const upload = { id: ++lastId, file, progress: 0 };
      if (file.size <= MOST_BYTES) return { ...upload, state: 'waiting' };
      return { ...upload, state: 'failed', error: inLanguage(pictureRefusalWords.tooLarge) };
    });
    setUploads((all) => [...all, ...added]);
  }, []);
  const retry = useCallback((id: number) => change(id, { state: 'waiting', progress: 0 }), [change]);
  const forget = useCallback((id: number) => setUploads((all) => all.filter((one) => one.id !== id)), []);
  return { uploads, add, retry, forget };
}
