import { canonicalAddress, isPublicAddress } from './address.ts';

/** Names that never lead to the public internet (RFC 6761, 6762, 7686, 8375, ICANN's private-use .internal, names without a dot), whatever DNS answers. */
export const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|onion|home\.arpa)$|^[^.]*$/;
/** Names that never exist (RFC 6761). */
export const NO_NAME = /(?:^|\.)(?:test|invalid|example)$/;
/** Names kept for examples (RFC 2606). */
const EXAMPLE = /(?:^|\.)example\.(?:com|net|org)$/;

/** Whether a host can be one of the public internet that somebody owns; an address in brackets is one of IPv6. */
export function isPublicHost(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/^\[|\]$|\.$/g, '');
  const address = canonicalAddress(name);
  return address === null ? ![LOCAL_NAME, NO_NAME, EXAMPLE].some((kept) => kept.test(name)) : isPublicAddress(address);
}
