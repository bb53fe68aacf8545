import { z } from 'zod';
import { endpoint, rowId } from '../../../site/newsroom/endpoint.ts';
import { resourceEndpoints } from '../../../site/newsroom/resourceEndpoints.ts';
import { adFilter, adForModeration, adRow, moderation } from './adShapes.ts';

const { list, one } = resourceEndpoints({
  name: 'classifieds',
  nouns: ['an advertisement', 'advertisements'],
  id: rowId,
  filter: adFilter,
  draft: moderation,
  row: adRow,
  item: adForModeration,
});
/** Readers write advertisements; the newsroom only decides about them. */
export const classifiedEndpoints = { list, one };

export const moderateClassified = endpoint({
  method: 'post',
  path: '/classifieds/:id/moderation',
  summary: 'Approve, reject or remove an advertisement, or close its reports; the advertiser is told by mail',
  params: z.object({ id: rowId }),
  body: moderation,
  answer: adForModeration,
});

export const countClassifieds = endpoint({
  path: '/classified-count',
  summary: 'Count the advertisements that wait or are reported',
  answer: z.object({ open: z.number() }),
});
