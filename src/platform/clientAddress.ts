import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.process>;

/** A parsed address range in CIDR notation: `10.0.0.0/8`. */
export type AddressRange = readonly [address: Address, bits: number];

/** Parses a comma-separated list of ranges and single addresses. Undefined if an entry is neither. */
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
 * The client address of a request: the remote address of the connection or, if that is a trusted proxy, the rightmost address of
 * `X-Forwarded-For` that is not a trusted proxy. Addresses further left are set by the client and are ignored. Undefined if the remote
 * address is not known.
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

/** Whether an address is of this machine. */
export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/**
 * The key of a client for rate limits: its IPv4 address, or the /64 network of its IPv6 address, because each household has at least one
 * /64.
 */
export function networkOf(address: string | undefined): string {
  const parsed = address === undefined ? undefined : parseAddress(address);
  if (!parsed) return 'unknown';
  return parsed.kind() === 'ipv4' ? parsed.toString() : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`)}/64`;
}

/**
 * The IPv6 /48 of a client, as much as a connection usually gets: 65,536 of the networks that `networkOf` names. Undefined for IPv4, whose
 * addresses are given out one by one.
 */
export function wideNetworkOf(address: string | undefined): string | undefined {
  const parsed = address === undefined ? undefined : parseAddress(address);
  return parsed?.kind() === 'ipv6' ? `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/48`)}/48` : undefined;
}

/** The key of a client for limits that thousands of readers share: its IPv4 address, which may be a mobile operator's, or its IPv6 /48. */
export const sharedNetworkOf = (address: string | undefined): string => wideNetworkOf(address) ?? networkOf(address);

/** Parses an address, with or without a port (some proxies add it). An IPv4-mapped IPv6 address becomes IPv4. */
function parseAddress(text: string): Address | undefined {
  const bare = text.trim().replace(/^\[([0-9a-f:.]+)\](:\d+)?$/i, '$1');
  const address = /^[\d.]+:\d+$/.test(bare) ? bare.slice(0, bare.indexOf(':')) : bare;
  const isWhole = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isWhole ? ipaddr.process(address) : undefined;
}

const isWithin = (address: Address, ranges: readonly AddressRange[]): boolean =>
  ranges.some(([network, bits]) => network.kind() === address.kind() && address.match([network, bits]));
