import { type LookupAddress, type LookupAllOptions, lookup as lookupName } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Resolves a host name; the system's resolver by default. */
export type Lookup = (name: string, options: LookupAllOptions, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;

/** A host name leads to an address that may not be connected to. */
export class PrivateAddress extends Error {
  constructor(name: string) {
    super(`${name} leads into a private network`);
  }
}

/** Whether an address is public: not of this machine, the local network or a reserved range. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4-mapped IPv6 address is checked as IPv4.
  return ipaddr.process(address).range() === 'unicast';
}

/** The literal IP address of a URL's host, which no lookup sees; undefined for a name. */
export function literalAddress(url: URL): string | undefined {
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(literal) ? literal : undefined;
}

type Options = { allows?: ((address: string, name: string) => boolean) | undefined; lookup?: Lookup | undefined };

/**
 * A lookup for connections to hosts that others have named. Addresses are checked on connecting, which prevents DNS rebinding; a name with
 * any address that is not allowed fails with `PrivateAddress`. By default all public addresses are allowed.
 */
export function guardedLookup({ allows = isPublicAddress, lookup = lookupName }: Options): LookupFunction {
  return (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      if (addresses.length === 0 || addresses.some(({ address }) => !allows(address, name))) return done(new PrivateAddress(name), []);
      if (options.all) return done(null, addresses);
      done(null, addresses[0]?.address ?? '', addresses[0]?.family);
    });
  };
}
