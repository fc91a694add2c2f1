import { isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The eight groups of an IPv6 address, with `::` expanded. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  return [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
};

/** The key of the address limits: an IPv4 address, or an IPv6 subscriber's /64. */
export const networkOf = (address: string): string => {
  const inside = IPV4_IN_IPV6.exec(address)?.[1];
  if (inside) return inside;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
};
