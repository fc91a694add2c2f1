import { AppSecret, NewRecoveryCodes } from '@evenhand/contracts/auth/second-factor';
import { TOTP } from 'otpauth';
import type { Auth } from './auth.js';
import type { Browser } from './browser.js';

export const codeOf = (auth: Auth, secret: string, { secondsAgo = 0 } = {}): string =>
  new TOTP({ secret }).generate({ timestamp: auth.clock.now().getTime() - secondsAgo * 1_000 });

/** Later than every code that was accepted before. */
export const nextCodeOf = (auth: Auth, secret: string): string => {
  auth.clock.forward({ minutes: 1 });
  return codeOf(auth, secret);
};

export const proveBy = (browser: Browser, code: string) => browser.post('/api/auth/second-factor/proof', { code });

/** The app in a browser that signed in by a link just now. */
export const setUpApp = async (auth: Auth, browser: Browser) => {
  const begun = await browser.post('/api/auth/second-factor/app', {});
  const { secret } = AppSecret.parse(begun.body);
  const confirmed = await browser.post('/api/auth/second-factor/app/confirm', { code: codeOf(auth, secret) });
  const { codes } = NewRecoveryCodes.parse(confirmed.body);
  return { secret, codes };
};

/** An account with an app; its browser is signed in and has just proven the factor. */
export const withApp = async (auth: Auth, browser?: Browser) => {
  const email = auth.newAddress();
  const signedIn = await auth.signInByLink(email, browser);
  return { email, browser: signedIn, ...(await setUpApp(auth, signedIn)) };
};
