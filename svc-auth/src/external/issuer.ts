import { returnFromIssuer } from '@evenhand/contracts/auth/navigation';
import { writtenText } from '@evenhand/contracts/text';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Inject, Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import { z } from 'zod';
import type { Config } from '../config.js';

/** Who the issuer says is signing in. */
const Account = z.object({
  sub: z.string().min(1),
  email: z.string().optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  given_name: z.string().trim().pipe(writtenText(100)).optional().catch(undefined),
  family_name: z.string().trim().pipe(writtenText(100)).optional().catch(undefined),
});
export type Account = z.infer<typeof Account> & { issuer: string };

/** What binds the issuer's answer to the question asked. */
export interface Secrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The OpenID Connect issuer: authorization code with PKCE (RFC 7636), state and nonce. */
@Injectable()
export class Issuer {
  private discovered: Promise<oidc.Configuration> | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Null when no issuer is configured. */
  async authorizationUrl({ state, nonce, codeVerifier }: Secrets): Promise<URL | null> {
    if (!this.config.OIDC_ISSUER) return null;
    return oidc.buildAuthorizationUrl(await this.discover(this.config.OIDC_ISSUER), {
      redirect_uri: this.callback(),
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
  }

  /**
   * Exchanges the code in the address the issuer sent the browser back to.
   * @throws when state, nonce, code or signature do not fit
   */
  async accountAt(address: string, { state, nonce, codeVerifier }: Secrets): Promise<Account | null> {
    if (!this.config.OIDC_ISSUER) return null;
    const configuration = await this.discover(this.config.OIDC_ISSUER);
    const url = new URL(this.callback());
    url.search = new URL(address, url).search;
    const checks = {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    };
    const tokens = await oidc.authorizationCodeGrant(configuration, url, checks);
    const claims = tokens.claims();
    if (!claims) return null;
    const details = await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
    return { ...Account.parse(details), issuer: claims.iss };
  }

  private callback(): string {
    return `${this.config.PUBLIC_URL}${returnFromIssuer.path}`;
  }

  /** Asked once; asked again if the issuer could not be reached. */
  private discover(issuer: string): Promise<oidc.Configuration> {
    this.discovered ??= this.ask(new URL(issuer)).catch((error) => {
      this.discovered = undefined;
      throw error;
    });
    return this.discovered;
  }

  private ask(issuer: URL): Promise<oidc.Configuration> {
    const { OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET } = this.config;
    const execute = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
    return oidc.discovery(issuer, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, undefined, { execute });
  }
}
