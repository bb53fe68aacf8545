import { Agent, request } from 'undici';
import { guardedLookup, isPublicAddress, type Lookup, literalAddress, PrivateAddress } from '../outside/guardedLookup.ts';
import { MAX_IMAGE_BYTES } from './checkImage.ts';
import { InvalidImage } from './invalidImage.ts';

const MAX_REDIRECTS = 3;
const CONNECT_MS = 3000;
const ANSWER_MS = 5000;
const WHOLE_MS = 10_000;

/** Fetches pictures of other hosts. */
export type OutsideFetch = (url: string) => Promise<Uint8Array>;

type Options = {
  /** Allowed hosts (`i.ytimg.com`, over https) or whole origins (`http://pictures.example:8080`). */
  hosts: readonly string[];
  /** Resolves a host name; defaults to the system's resolver. */
  lookup?: Lookup;
  /** Whether an address may be connected to; by default all public addresses. */
  allows?: (address: string) => boolean;
};

/**
 * Returns the fetch function. It connects only to allowed hosts at public addresses. Addresses are checked on connecting, which prevents
 * DNS rebinding; redirects are checked in the same way. Size and time are limited. It throws `InvalidImage`.
 */
export function outsideFetch({ hosts, lookup, allows = isPublicAddress }: Options): OutsideFetch {
  const origins = new Set(hosts.map((host) => (host.includes('://') ? new URL(host).origin : `https://${host}`)));
  const agent = new Agent({
    allowH2: false,
    connect: { lookup: guardedLookup({ allows, lookup }), timeout: CONNECT_MS },
    headersTimeout: ANSWER_MS,
    bodyTimeout: ANSWER_MS,
  });

  return async (input) => {
    const signal = AbortSignal.timeout(WHOLE_MS);
    let url = parsed(input);
    for (let step = 0; step <= MAX_REDIRECTS; step++) {
      if (!origins.has(url.origin) || url.username || url.password) {
        throw new InvalidImage(400, `Pictures of ${url.host || 'that address'} are not shown here`);
      }
      // Host names are checked by the guarded lookup; a literal IP address skips it and is checked here.
      const literal = literalAddress(url);
      if (literal !== undefined && !allows(literal)) throw new InvalidImage(400, `Pictures of ${url.host} are not shown here`);
      const answer = await ask(url, agent, signal);
      if ('bytes' in answer) return answer.bytes;
      url = parsed(answer.location, url);
    }
    throw new InvalidImage(422, 'The picture is sent from address to address without end');
  };
}

function parsed(address: string, base?: URL): URL {
  try {
    return new URL(address, base);
  } catch {
    throw new InvalidImage(400, 'url is neither a path of this paper nor a whole address');
  }
}

async function ask(url: URL, agent: Agent, signal: AbortSignal): Promise<{ bytes: Uint8Array } | { location: string }> {
  try {
    const { statusCode, headers, body } = await request(url, { dispatcher: agent, signal, headers: { accept: 'image/*' } });
    const { location } = headers;
    if (statusCode >= 300 && statusCode < 400 && typeof location === 'string') {
      await body.dump();
      return { location };
    }
    if (statusCode !== 200) {
      await body.dump();
      throw new InvalidImage(statusCode === 404 || statusCode === 410 ? 404 : 502, `The picture's host answers ${statusCode}`);
    }
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > MAX_IMAGE_BYTES) {
        throw new InvalidImage(413, `The picture has more than ${MAX_IMAGE_BYTES / 1024 / 1024} megabytes`);
      }
      chunks.push(chunk);
    }
    return { bytes: Buffer.concat(chunks) };
  } catch (error) {
    if (error instanceof InvalidImage) throw error;
    if (error instanceof PrivateAddress) throw new InvalidImage(400, `Pictures of ${url.host} are not shown here`);
    throw new InvalidImage(502, "The picture's host does not answer");
  }
}
