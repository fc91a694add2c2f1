import { Secret, TOTP } from 'otpauth';
import { secondsToWait, withOneMore } from '../src/attempts/waiting.js';
import { deviceName } from '../src/browser/browser.js';
import { appUri, newAppSecret, readAppCode } from '../src/factors/app-code.js';
import { newRecoveryCodes } from '../src/factors/recovery-codes.js';
import { endedBefore, hasEnded, sessionEnds, shouldRecordUse } from '../src/sessions/session-limits.js';

const at = (iso: string) => new Date(`2026-03-02T${iso}Z`);

describe('the delay between log-in attempts', () => {
  const allowance = { free: 3, firstWaitSeconds: 30, longestWaitSeconds: 100, forgottenAfterSeconds: 3600 };
  const now = at('10:00:00');
  const tried = (count: number, secondsAgo: number) => ({ count, lastAt: new Date(now.getTime() - secondsAgo * 1000) });

  test('is zero for the free attempts', () => {
    expect(secondsToWait(tried(2, 0), allowance, now)).toBe(0);
  });

  test('doubles with each further attempt, up to the maximum', () => {
    expect(secondsToWait(tried(3, 0), allowance, now)).toBe(30);
    expect(secondsToWait(tried(4, 0), allowance, now)).toBe(60);
    expect(secondsToWait(tried(5, 0), allowance, now)).toBe(100);
    expect(secondsToWait(tried(5_000, 0), allowance, now)).toBe(100);
  });

  test('counts down and ends', () => {
    expect(secondsToWait(tried(3, 29.5), allowance, now)).toBe(1);
    expect(secondsToWait(tried(3, 30), allowance, now)).toBe(0);
  });

  test('adds nothing for an attempt that began before the last one was counted', () => {
    expect(secondsToWait(tried(2, -5), allowance, now)).toBe(0);
    expect(secondsToWait(tried(3, -5), allowance, now)).toBe(30);
  });

  test('is zero and starts over when the attempts are long past', () => {
    expect(secondsToWait(tried(50, 3600), allowance, now)).toBe(0);
    expect(withOneMore(tried(50, 3600), allowance, now)).toEqual({ count: 1, lastAt: now });
    expect(withOneMore(tried(50, 3599), allowance, now)).toEqual({ count: 51, lastAt: now });
  });
});

describe('the lifetime of a session', () => {
  const limits = { idleMinutes: 60, longestHours: 12 };

  test('ends an hour after the last use', () => {
    const session = { startedAt: at('08:00:00'), lastUsedAt: at('09:00:00') };
    expect(sessionEnds(session, limits)).toEqual({ idleEndsAt: at('10:00:00'), endsAt: at('20:00:00') });
    expect(hasEnded(session, limits, at('09:59:59'))).toBe(false);
    expect(hasEnded(session, limits, at('10:00:00'))).toBe(true);
  });

  test('ends twelve hours after the start, even when the session is in use', () => {
    const session = { startedAt: at('08:00:00'), lastUsedAt: at('19:59:00') };
    expect(sessionEnds(session, limits).idleEndsAt).toEqual(at('20:00:00'));
    expect(hasEnded(session, limits, at('20:00:00'))).toBe(true);
  });

  test('records the last use once a minute at most', () => {
    const session = { startedAt: at('08:00:00'), lastUsedAt: at('08:00:00') };
    expect(shouldRecordUse(session, at('08:00:59'))).toBe(false);
    expect(shouldRecordUse(session, at('08:01:00'))).toBe(true);
  });

  test('has ended for what started twelve hours ago, or was last used one hour ago', () => {
    expect(endedBefore(limits, at('20:00:00'))).toEqual({ startedAt: at('08:00:00'), lastUsedAt: at('19:00:00') });
  });
});

describe('the name of a device', () => {
  const like = (system: string, rest: string) => `Mozilla/5.0 (${system}) ${rest}`;

  test.each([
    [like('Windows NT 10.0; Win64; x64; rv:140.0', 'Gecko/20100101 Firefox/140.0'), 'Firefox on Windows'],
    [like('Windows NT 10.0; Win64; x64', 'AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0'), 'Edge on Windows'],
    [like('Macintosh; Intel Mac OS X 10_15_7', 'AppleWebKit/605 Version/18 Safari/605'), 'Safari on Mac'],
    [like('iPhone; CPU iPhone OS 18_0 like Mac OS X', 'AppleWebKit/605 CriOS/141 Safari/604'), 'Chrome on iPhone'],
    [like('Linux; Android 15; Pixel 9', 'AppleWebKit/537 Chrome/141 Mobile Safari/537'), 'Chrome on Android'],
    [like('X11; CrOS x86_64 1', 'AppleWebKit/537 Chrome/141 Safari/537'), 'Chrome on ChromeOS'],
    ['curl/8', 'Unknown device'],
    [undefined, 'Unknown device'],
  ])('%s is %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

describe('the code of an authenticator app', () => {
  const secret = newAppSecret();
  const now = at('10:00:00');
  const codeAt = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + steps * 30_000 });
  const current = now.getTime() / 30_000;

  test.each([-1, 0, 1])('is accepted %i steps from now', (steps) => {
    expect(readAppCode(secret, codeAt(steps), now, null)).toEqual({ step: current + steps });
  });

  test.each([
    [-2, 1],
    [-3, 2],
    [-20, 10],
  ])('is late %i steps from now', (steps, minutes) => {
    expect(readAppCode(secret, codeAt(steps), now, null)).toEqual({ refused: 'late', minutes });
  });

  test.each([-21, 2, 3, 20])('is wrong %i steps from now', (steps) => {
    expect(readAppCode(secret, codeAt(steps), now, null)).toEqual({ refused: 'wrong' });
  });

  test('comes from a secret of 160 bits, given to the app with the product and the address', () => {
    expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
    const uri = new URL(appUri(secret, 'alex@example.test'));
    expect(decodeURIComponent(uri.pathname)).toBe('/Evenhand:alex@example.test');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });

  test('is accepted once, and none before it afterwards', () => {
    expect(readAppCode(secret, codeAt(0), now, current)).toEqual({ refused: 'used' });
    expect(readAppCode(secret, codeAt(-1), now, current)).toEqual({ refused: 'late', minutes: 1 });
    expect(readAppCode(secret, codeAt(1), now, current)).toEqual({ step: current + 1 });
  });
});

test('recovery codes are ten different ones of four groups of four letters and digits that are not mistaken', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([a-km-np-z2-9]{4}-){3}[a-km-np-z2-9]{4}$/);
});
