import { z } from 'zod';
import { endpoint, rowId } from '../../../site/newsroom/endpoint.ts';
import { resourceEndpoints } from '../../../site/newsroom/resourceEndpoints.ts';
import { enquiryFilter, enquiryForHandling, enquiryHandling, enquiryRow, replyDraft } from '../inbox/enquiryShapes.ts';

const { list, one, update, remove } = resourceEndpoints({
  name: 'enquiries',
  nouns: ['an enquiry', 'enquiries'],
  id: rowId,
  filter: enquiryFilter,
  draft: enquiryHandling,
  row: enquiryRow,
  item: enquiryForHandling,
});
/** The public creates enquiries, not the newsroom. */
export const enquiryEndpoints = { list, one, update, remove };

export const replyToEnquiry = endpoint({
  method: 'post',
  path: '/enquiries/:id/replies',
  summary: 'Reply to an enquiry by mail; a reply that could not be sent is stored all the same',
  params: z.object({ id: rowId }),
  body: replyDraft,
  answer: z.object({ isSent: z.boolean(), enquiry: enquiryForHandling }),
});

export const readEnquiryHandlers = endpoint({
  path: '/enquiry-handlers',
  summary: 'List the staff to whom an enquiry may be assigned',
  answer: z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) }),
});

export const countEnquiries = endpoint({
  path: '/enquiry-count',
  summary: 'Count the new enquiries',
  answer: z.object({ new: z.number() }),
});
