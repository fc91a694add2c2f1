import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** Steps before and after the current one: a clock may be half a minute off. */
const WINDOW = 1;

const totp = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Evenhand', label, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS, secret });

/** 160 bits in base32. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

export const appUri = (secret: string, label: string): string => totp(secret, label).toString();

/** Steps before the accepted ones whose codes are named as late, never accepted: ten minutes. */
const LATE_STEPS = 20;

export type AppCode = { step: number } | { refused: 'wrong' | 'used' } | { refused: 'late'; minutes: number };

/** Codes of the future are not named: a guesser could wait for their time. */
export const readAppCode = (secret: string, token: string, now: Date, lastStep: number | null): AppCode => {
  const delta = totp(secret).validate({ token, timestamp: now.getTime(), window: LATE_STEPS });
  if (delta === null || delta > WINDOW) return { refused: 'wrong' };
  const step = Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
  if (step === lastStep) return { refused: 'used' };
  const isPassed = lastStep !== null && step < lastStep;
  if (isPassed || delta < -WINDOW)
    return { refused: 'late', minutes: Math.max(1, Math.round((-delta * STEP_SECONDS) / 60)) };
  return { step };
};
