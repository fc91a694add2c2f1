import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a signed webhook may be: what was caught on its way cannot be sent again later. */
const TOLERANCE_SECONDS = 300;

const digest = (body: string, seconds: number, secret: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The header `stripe-signature` of a body: `t=seconds,v1=HMAC-SHA256 of "seconds.body"`. */
export const signatureOf = (body: string, secret: string, at: Date): string => {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${digest(body, seconds, secret)}`;
};

/** True when the header signs these very bytes with the secret, a few minutes ago at most. */
export const isSigned = (body: Buffer, header: string, secret: string, at: Date): boolean => {
  const seconds = Number(/(?:^|,)t=(\d+)/.exec(header)?.[1] ?? Number.NaN);
  const signed = [...header.matchAll(/(?:^|,)v1=([0-9a-f]+)/g)].map(([, hex = '']) => hex);
  if (!(Math.abs(at.getTime() / 1_000 - seconds) <= TOLERANCE_SECONDS)) return false;
  const expected = digest(body.toString('utf8'), seconds, secret);
  return signed.some((hex) => isEqual(hex, expected));
};
