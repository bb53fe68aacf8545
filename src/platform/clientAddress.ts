import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.process>;

/** A range of addresses in CIDR notation, read: `10.0.0.0/8`. */
export type AddressRange = readonly [address: Address, bits: number];

/** Reads a list of ranges and single addresses with commas between. Undefined when one of them is neither. */
export function parseRanges(list: string): AddressRange[] | undefined {
  const ranges = list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry): AddressRange | undefined => {
      if (ipaddr.isValidCIDR(entry)) return ipaddr.parseCIDR(entry);
      const address = parseAddress(entry);
      return address && [address, address.kind() === 'ipv4' ? 32 : 128];
    });
  const read = ranges.filter((range) => range !== undefined);
  return read.length === ranges.length ? read : undefined;
}

/**
 * The address a request comes from: the one at the other end of the connection or, where that is a trusted proxy, the rightmost address of
 * `X-Forwarded-For` that is none. What stands further left was written by the client itself and is not believed. Undefined when
 * nothing is known of the connection.
 */
export function clientAddress(
  connectedFrom: string | undefined,
  forwardedFor: string | undefined,
  trusted: readonly AddressRange[],
): string | undefined {
  let client = connectedFrom === undefined ? undefined : parseAddress(connectedFrom);
  for (const hop of (forwardedFor ?? '').split(',').reverse()) {
    if (!client || !isWithin(client, trusted)) break;
    const before = parseAddress(hop);
    if (!before) break;
    client = before;
  }
  return client?.toString();
}

/** Whose doing a request is for a limit: the address of IPv4, the /64 of IPv6, of which a household has at least one to itself. */
export function networkOf(address: string | undefined): string {
  const parsed = address === undefined ? undefined : parseAddress(address);
  if (!parsed) return 'unknown';
  return parsed.kind() === 'ipv4' ? parsed.toString() : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`)}/64`;
}

/** An address, also with a port behind it as some proxies write it; IPv4 within IPv6 is IPv4. */
function parseAddress(text: string): Address | undefined {
  const bare = text.trim().replace(/^\[([0-9a-f:.]+)\](:\d+)?$/i, '$1');
  const address = /^[\d.]+:\d+$/.test(bare) ? bare.slice(0, bare.indexOf(':')) : bare;
  const isWhole = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isWhole ? ipaddr.process(address) : undefined;
}

const isWithin = (address: Address, ranges: readonly AddressRange[]): boolean =>
  ranges.some(([network, bits]) => network.kind() === address.kind() && address.match([network, bits]));
