import { returnFromIssuer } from '@evenhand/contracts/auth/navigation';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import * as oidc from 'openid-client';
import passport from 'passport';
import { z } from 'zod';
import type { Config } from '../config.js';
import { Account } from './account.js';
import { OPEN_ID, OpenIdStrategy } from './open-id.strategy.js';

/** State, nonce and PKCE verifier of an authorization request. */
const Secrets = z.object({ state: z.string(), nonce: z.string(), code_verifier: z.string() });
type Secrets = z.infer<typeof Secrets>;

/** The strategy needs an express session; this one lives for the request. */
const withSession = (request: Request, session: Record<string, unknown>) => Object.assign(request, { session });

/**
 * The authorization request's address, and the secrets that its response is checked against.
 * @throws when the issuer's metadata is unusable
 */
const questionOf = async (strategy: OpenIdStrategy, request: Request): Promise<{ url: string; secrets: Secrets }> => {
  const session: Record<string, unknown> = {};
  const url = await new Promise<string>((resolve, reject) => {
    const setHeader = (name: string, value: string) => {
      if (name === 'Location') resolve(value);
    };
    // The strategy stores its secrets before it redirects, so passport's redirect is intercepted here.
    const response = { setHeader, end: () => {} };
    passport.authenticate(strategy.name, reject)(withSession(request, session), response, reject);
  });
  return { url, secrets: Secrets.parse(session[OPEN_ID]) };
};

/**
 * The account in the issuer's response; null when it names none.
 * @throws when state, nonce, code or signature do not match
 */
const answerOf = (strategy: OpenIdStrategy, request: Request, secrets: Secrets): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const done = (error: unknown, account: unknown) => (error ? reject(error) : resolve(account || null));
    const session = { [OPEN_ID]: secrets };
    passport.authenticate(strategy.name, done)(withSession(request, session), {}, reject);
  });

@Injectable()
export class Issuer {
  private strategy: Promise<OpenIdStrategy> | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Null when no issuer is configured. */
  async question(request: Request): Promise<{ url: string; secrets: Secrets } | null> {
    const strategy = await this.reach();
    return strategy ? questionOf(strategy, request) : null;
  }

  /** @throws when the response does not match the request */
  async answer(request: Request, secrets: Secrets): Promise<Account | null> {
    const strategy = await this.reach();
    return strategy ? Account.nullable().parse(await answerOf(strategy, request, secrets)) : null;
  }

  /** Created on first use; retried after a failure. */
  private async reach(): Promise<OpenIdStrategy | null> {
    const { OIDC_ISSUER } = this.config;
    if (!OIDC_ISSUER) return null;
    this.strategy ??= this.discover(new URL(OIDC_ISSUER)).catch((error) => {
      this.strategy = undefined;
      throw error;
    });
    return this.strategy;
  }

  private async discover(issuer: URL): Promise<OpenIdStrategy> {
    const { OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET, PUBLIC_URL } = this.config;
    const execute = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
    const config = await oidc.discovery(issuer, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, undefined, { execute });
    return new OpenIdStrategy(config, `${PUBLIC_URL}${returnFromIssuer.path}`);
  }
}
