import { NewsroomError } from './newsroomError.ts';
import { may, type Permission } from './permissions.ts';
import { type Place, type Staff, worksFor } from './staff.ts';
import { newsroomServerWords } from './words.ts';

// What galleries, videos and web stories have in common in the newsroom.

export type MediaStatus = 'draft' | 'published' | 'withdrawn';

/** Refuses what is another desk's or city's, and, while readers see it, whoever may not publish. */
export function checkIsTheirs(staff: Staff, place: Place, status: MediaStatus): void {
  if (!worksFor(staff, place)) throw new NewsroomError(403, newsroomServerWords.otherDesk);
  const publishes: Permission = 'media.publish';
  if (status === 'published' && !may(staff.role, publishes)) throw new NewsroomError(403, newsroomServerWords.beforeReaders);
}
