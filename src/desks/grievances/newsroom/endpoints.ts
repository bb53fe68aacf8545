import { z } from 'zod';
import { endpoint, rowId } from '../../../site/newsroom/endpoint.ts';
import { resourceEndpoints } from '../../../site/newsroom/resourceEndpoints.ts';
import { grievanceDecision, grievanceFilter, grievanceForHandling, grievanceHandling, grievanceRow } from '../handling/grievanceDrafts.ts';

const { list, one, update } = resourceEndpoints({
  name: 'grievances',
  nouns: ['a grievance', 'grievances'],
  id: rowId,
  filter: grievanceFilter,
  draft: grievanceHandling,
  row: grievanceRow,
  item: grievanceForHandling,
});
/** The public files grievances, and they are kept for the report. */
export const grievanceEndpoints = { list, one, update };

export const decideGrievanceCall = endpoint({
  method: 'post',
  path: '/grievances/:id/decision',
  summary: 'Decide a grievance for good and send the decision by mail; a mail that could not be sent is tried again',
  params: z.object({ id: rowId }),
  body: grievanceDecision,
  answer: z.object({ isSent: z.boolean(), grievance: grievanceForHandling }),
});
