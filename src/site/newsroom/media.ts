import { NewsroomError, type Sentence } from './newsroomError.ts';
import { may, type Permission } from './permissions.ts';
import { type Place, type Staff, worksFor } from './staff.ts';
import { newsroomServerWords } from './words.ts';

// What galleries, videos and web stories have in common in the newsroom.

export type MediaStatus = 'draft' | 'published' | 'withdrawn';

/** One of them in a list of the newsroom. */
export type MediaRow = {
  id: number;
  title: string;
  status: MediaStatus;
  category: string;
  /** What kind of its desk's things it is, and how large. */
  detail: Sentence;
  /** The address of its picture, 4:3. */
  thumbnail: string;
  /** Where readers find it, when they do. */
  address: string | null;
  updatedAt: Date;
};

/** A part of a list, the newest first; `next` is what the following part is asked with. */
export type MediaPart = { items: MediaRow[]; next: number | null };

/** Refuses what is another desk's or city's, and, while readers see it, whoever may not publish. */
export function checkIsTheirs(staff: Staff, place: Place, status: MediaStatus): void {
  if (!worksFor(staff, place)) throw new NewsroomError(403, newsroomServerWords.otherDesk);
  const publishes: Permission = 'media.publish';
  if (status === 'published' && !may(staff.role, publishes)) throw new NewsroomError(403, newsroomServerWords.beforeReaders);
}
