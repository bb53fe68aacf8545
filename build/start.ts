import { fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt } from './builtFrom.ts';

// `npm start`: builds what has changed and starts the newspaper. The server is built first and starts at once, so that a
// first start lays out the demo newspaper while the rest is built; what is built is compressed once the newspaper is out.

const root = dirname(import.meta.dirname);

const startServer = () => import(pathToFileURL(join(root, 'dist/server/main.js')).href);

if (isBuilt(root)) await startServer();
else {
  const build = fork(join(import.meta.dirname, 'build.ts'));
  build.once('exit', (code) => {
    if (code !== 0) process.exit(code ?? 1);
  });
  // A newspaper that cannot start needs no build, and a terminal is not written to after its prompt.
  process.once('exit', () => build.kill());
  // Its only message says that the server is built.
  await once(build, 'message');
  await startServer();
  build.send('the newspaper is out');
}
