import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { z } from 'zod';

// What Node can do at best: a server that knows one answer, and sends it. `node bench/bareServer.ts FILE`, where the file
// holds the answer's headers and its bytes in base64. Prints its port.

const answer = z.object({ headers: z.record(z.string(), z.string()), body: z.string() });

const { headers, body } = answer.parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')));
const bytes = Buffer.from(body, 'base64');
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.stdout.write(`http://localhost:${address.port}/\n`);
});
