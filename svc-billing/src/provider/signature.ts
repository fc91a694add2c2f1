import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum age of a signed webhook, against replay. */
const TOLERANCE_SECONDS = 300;

const digest = (body: string, seconds: number, secret: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The header `stripe-signature`: `t=seconds,v1=HMAC-SHA256 of "seconds.body"`. */
export const signatureOf = (body: string, secret: string, at: Date): string => {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${digest(body, seconds, secret)}`;
};

/** True for a valid signature of these bytes that is at most a few minutes old. */
export const isSigned = (body: Buffer, header: string, secret: string, at: Date): boolean => {
  const seconds = Number(/(?:^|,)t=(\d+)/.exec(header)?.[1] ?? Number.NaN);
  const signed = [...header.matchAll(/(?:^|,)v1=([0-9a-f]+)/g)].map(([, hex = '']) => hex);
  if (!(Math.abs(at.getTime() / 1_000 - seconds) <= TOLERANCE_SECONDS)) return false;
  const expected = digest(body.toString('utf8'), seconds, secret);
  return signed.some((hex) => isEqual(hex, expected));
};
