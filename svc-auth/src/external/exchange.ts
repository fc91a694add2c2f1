import type { Request } from 'express';
import passport from 'passport';
import { z } from 'zod';
import { OPEN_ID, type OpenIdStrategy } from './open-id.strategy.js';

/** What binds the issuer's answer to the question asked. */
export const Secrets = z.object({ state: z.string(), nonce: z.string(), code_verifier: z.string() });
export type Secrets = z.infer<typeof Secrets>;

/** The strategy keeps its secrets in a session of express; here it gets one that lives for the request. */
const withSession = (request: Request, session: Record<string, unknown>) => Object.assign(request, { session });

/**
 * Where the issuer asks who is at the browser, and what its answer has to fit.
 * @throws when the question cannot be put
 */
export const questionOf = async (
  strategy: OpenIdStrategy,
  request: Request,
): Promise<{ url: string; secrets: Secrets }> => {
  const session: Record<string, unknown> = {};
  const url = await new Promise<string>((resolve, reject) => {
    const setHeader = (name: string, value: string) => {
      if (name === 'Location') resolve(value);
    };
    // The secrets are written down before the browser is sent on, so the redirect of passport is caught here.
    const response = { setHeader, end: () => {} };
    passport.authenticate(strategy.name, reject)(withSession(request, session), response, reject);
  });
  return { url, secrets: Secrets.parse(session[OPEN_ID]) };
};

/**
 * What the strategy says about who came back from the issuer with this request; null when it names nobody.
 * @throws when state, nonce, code or signature do not fit
 */
export const answerOf = (strategy: OpenIdStrategy, request: Request, secrets: Secrets): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const done = (error: unknown, account: unknown) => (error ? reject(error) : resolve(account || null));
    const session = { [OPEN_ID]: secrets };
    passport.authenticate(strategy.name, done)(withSession(request, session), {}, reject);
  });
