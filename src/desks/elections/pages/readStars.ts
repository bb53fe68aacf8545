import { pictureSource, readPictures } from '../../../content/pictures/queries.ts';
import type { Database } from '../../../platform/database.ts';
import type { StarCard } from '../views/tables/CandidateCards.tsx';
import { readStarCandidates } from './readCandidates.ts';

/** The stars of an election with their pictures. */
export async function readStars(db: Database, electionId: number, most?: number): Promise<StarCard[]> {
  const stars = await readStarCandidates(db, electionId, most);
  const pictures = await readPictures(
    db,
    stars.map(({ candidate }) => candidate.pictureKey),
  );
  return stars.map((star) => {
    const picture = pictures.get(star.candidate.pictureKey ?? '');
    return { ...star, picture: picture && pictureSource(picture, 'square') };
  });
}
