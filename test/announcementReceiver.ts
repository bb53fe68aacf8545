import { once } from 'node:events';
import { createServer } from 'node:http';

export type ReceivedAnnouncement = { path: string; contentType: string; body: string };
type Answer = { status: number; headers?: Record<string, string>; afterMs?: number };

/** A WebSub hub or a search engine that keeps what it is told, and answers as a test wants. */
export type AnnouncementReceiver = {
  url: string;
  received: ReceivedAnnouncement[];
  /** Answers 202 unless a test says otherwise. */
  answers: { to: (request: ReceivedAnnouncement, times: number) => Answer };
  close: () => Promise<void>;
};

export async function openAnnouncementReceiver(path = '/'): Promise<AnnouncementReceiver> {
  const received: ReceivedAnnouncement[] = [];
  const answers: AnnouncementReceiver['answers'] = { to: () => ({ status: 202 }) };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const one = { path: request.url ?? '', contentType: request.headers['content-type'] ?? '', body: Buffer.concat(chunks).toString() };
    received.push(one);
    const { status, headers = {}, afterMs = 0 } = answers.to(one, received.length);
    setTimeout(() => response.writeHead(status, headers).end(), afterMs);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}${path}`,
    received,
    answers,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The feeds of which a hub was told. */
export const feedsTold = ({ received }: AnnouncementReceiver): string[] =>
  received.map(({ body }) => new URLSearchParams(body).get('hub.url') ?? '');
