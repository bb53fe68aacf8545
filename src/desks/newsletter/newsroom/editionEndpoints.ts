import { z } from 'zod';
import { done, endpoint, ownResponse, rowId } from '../../../site/newsroom/endpoint.ts';
import { editionChange, editionDraft, editionRow, issueRow } from '../editions/editionDraft.ts';

const params = z.object({ id: rowId });

export const listEditions = endpoint({
  path: '/newsletter/editions',
  summary: 'List the editions of the newsletter, and the categories that have none',
  answer: z.object({
    editions: z.array(editionRow.extend({ lastIssue: issueRow.nullable() })),
    hasFront: z.boolean(),
    categories: z.array(z.object({ id: z.number(), name: z.string() })),
  }),
});

export const addEditionCall = endpoint({
  method: 'post',
  path: '/newsletter/editions',
  summary: 'Add an edition of the newsletter',
  body: editionDraft,
  answer: z.object({ id: z.number() }),
});

export const readEditionCall = endpoint({
  path: '/newsletter/editions/:id',
  summary: 'Read an edition of the newsletter, with its latest issues',
  params,
  answer: z.object({ edition: editionRow, issues: z.array(issueRow) }),
});

export const changeEditionCall = endpoint({
  method: 'put',
  path: '/newsletter/editions/:id',
  summary: 'Change an edition of the newsletter; answers what stands now',
  params,
  body: editionChange,
  answer: editionChange,
});

export const previewEdition = endpoint({
  path: '/newsletter/editions/:id/preview',
  summary: 'Compose an edition from the stories of now: its subject, its plain text and the sizes in bytes; null if there are no stories',
  params,
  answer: z.object({
    composed: z.object({ subject: z.string(), text: z.string(), htmlBytes: z.number(), textBytes: z.number() }).nullable(),
  }),
});

export const previewEditionHtml = endpoint({
  path: '/newsletter/editions/:id/preview.html',
  summary: 'Compose an edition from the stories of now, as mail programs show it',
  params,
  answer: ownResponse('text/html'),
});

export const testEdition = endpoint({
  method: 'post',
  path: '/newsletter/editions/:id/test',
  summary: 'Send an edition with the stories of now to the address of the one who asks',
  params,
  answer: z.object({ email: z.string() }),
});

export const sendEditionNow = endpoint({
  method: 'post',
  path: '/newsletter/editions/:id/issues',
  summary: 'Begin to send an edition now',
  params,
  answer: done,
});

export const stopIssueCall = endpoint({
  method: 'post',
  path: '/newsletter/issues/:id/stop',
  summary: 'Stop an issue that is being sent; those who have not got it do not get it',
  params,
  answer: done,
});

export const sendUncertainAgain = endpoint({
  method: 'post',
  path: '/newsletter/issues/:id/uncertain',
  summary: 'Send an issue again to those of whom it is not known whether they got it; the mails keep their Message-IDs',
  params,
  answer: z.object({ count: z.number() }),
});
