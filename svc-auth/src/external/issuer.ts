import { returnFromIssuer } from '@evenhand/contracts/auth/navigation';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import * as oidc from 'openid-client';
import type { Config } from '../config.js';
import { Account } from './account.js';
import { answerOf, questionOf, type Secrets } from './exchange.js';
import { OpenIdStrategy } from './open-id.strategy.js';

/** The OpenID Connect issuer of external accounts. */
@Injectable()
export class Issuer {
  private strategy: Promise<OpenIdStrategy> | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Where to send the browser; null when no issuer is configured. */
  async question(request: Request): Promise<{ url: string; secrets: Secrets } | null> {
    const strategy = await this.reach();
    return strategy ? questionOf(strategy, request) : null;
  }

  /**
   * Who came back from the issuer.
   * @throws when the answer does not fit the question
   */
  async answer(request: Request, secrets: Secrets): Promise<Account | null> {
    const strategy = await this.reach();
    return strategy ? Account.nullable().parse(await answerOf(strategy, request, secrets)) : null;
  }

  /** Its strategy, made when it is first reached; asked again when it could not be. */
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
