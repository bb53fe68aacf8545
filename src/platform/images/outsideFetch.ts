import { type LookupAddress, type LookupAllOptions, lookup as lookupName } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, request } from 'undici';
import { MAX_IMAGE_BYTES } from './checkImage.ts';
import { InvalidImage } from './invalidImage.ts';

const MAX_REDIRECTS = 3;
const CONNECT_MS = 3000;
const ANSWER_MS = 5000;
const WHOLE_MS = 10_000;

/** Fetches pictures of other hosts. */
export type OutsideFetch = (url: string) => Promise<Uint8Array>;

type Options = {
  /** Hosts (`i.ytimg.com`, by https), or whole origins (`http://pictures.example:8080`), that may be asked. */
  hosts: readonly string[];
  /** Tells a name's addresses; the system's own unless a test gives another. */
  lookup?: (name: string, options: LookupAllOptions, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;
  /** Which addresses may be connected to; all public ones unless a test says otherwise. */
  allows?: (address: string) => boolean;
};

/** Whether an address belongs to the open internet: not to this machine, this network, or anything reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address in IPv6's clothes counts as what it is.
  return ipaddr.process(address).range() === 'unicast';
}

/**
 * Makes the fetch. Only listed hosts are asked, only at public addresses: the addresses are looked at when connecting, so that a name
 * that resolves to one thing when checked and to another when used gains nothing; redirects go through the same door. Size and time are
 * bounded. It throws `InvalidImage`.
 */
export function outsideFetch({ hosts, lookup = lookupName, allows = isPublicAddress }: Options): OutsideFetch {
  const origins = new Set(hosts.map((host) => (host.includes('://') ? new URL(host).origin : `https://${host}`)));
  const guardedLookup: LookupFunction = (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const bad = addresses.find(({ address }) => !allows(address));
      if (bad || addresses.length === 0) return done(new PrivateAddress(name), []);
      if (options.all) return done(null, addresses);
      done(null, addresses[0]?.address ?? '', addresses[0]?.family);
    });
  };
  const agent = new Agent({ connect: { lookup: guardedLookup, timeout: CONNECT_MS }, headersTimeout: ANSWER_MS, bodyTimeout: ANSWER_MS });

  return async (input) => {
    const signal = AbortSignal.timeout(WHOLE_MS);
    let url = parsed(input);
    for (let step = 0; step <= MAX_REDIRECTS; step++) {
      if (!origins.has(url.origin) || url.username || url.password) {
        throw new InvalidImage(400, `Pictures of ${url.host || 'that address'} are not shown here`);
      }
      // A name goes through the guarded look-up; a bare address never would.
      const literal = url.hostname.replace(/^\[|\]$/g, '');
      if (ipaddr.isValid(literal) && !allows(literal)) throw new InvalidImage(400, `Pictures of ${url.host} are not shown here`);
      const answer = await ask(url, agent, signal);
      if ('bytes' in answer) return answer.bytes;
      url = parsed(answer.location, url);
    }
    throw new InvalidImage(422, 'The picture is sent from address to address without end');
  };
}

class PrivateAddress extends Error {
  constructor(name: string) {
    super(`${name} leads into a private network`);
  }
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
