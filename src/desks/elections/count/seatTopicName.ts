/** A separator that occurs in neither election nor seat slugs. */
const BETWEEN = '_';

/** The live topic of a seat: `seat-votes:election-2024_varanasi`. */
export const seatTopicName = ({ token }: { token: string }, { slug }: { slug: string }): string => `seat-votes:${token}${BETWEEN}${slug}`;

/** The election and seat in the key of such a topic. */
export function seatOfTopic(key: string): { token: string; slug: string } {
  const [token = '', slug = ''] = key.split(BETWEEN);
  return { token, slug };
}
