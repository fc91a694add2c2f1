import { randomUUID } from 'node:crypto';
import { returnFromIssuer } from '@evenhand/contracts/auth/navigation';
import { newToken } from '@evenhand/service-kit/tokens/tokens';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import * as oidc from 'openid-client';
import { type AuthenticateOptions, Strategy } from 'openid-client/passport';
import { Account } from './account.js';

/** Under this name the strategy remembers what binds the issuer's answer to the question. */
export const OPEN_ID = 'open-id';

/**
 * Signing in with an account at an OpenID Connect issuer: openid-client's own passport strategy, authorization code
 * with PKCE (RFC 7636), here with state and nonce too.
 */
export class OpenIdStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly configuration: oidc.Configuration,
    private readonly callback: string,
  ) {
    const options = { config: configuration, callbackURL: callback, scope: 'openid email profile' };
    super({ ...options, sessionKey: OPEN_ID, name: randomUUID() });
  }

  override authorizationRequestParams<Options extends AuthenticateOptions>(request: Request, options: Options) {
    const params = new URLSearchParams(super.authorizationRequestParams(request, options));
    for (const secret of ['state', 'nonce']) params.set(secret, newToken());
    return params;
  }

  /** The address as people see it; behind the gateway the request names another. */
  override currentUrl(request: Request): URL {
    return new URL(request.originalUrl, this.callback);
  }

  override shouldInitiateAuthRequest(request: Request): boolean {
    return request.path !== returnFromIssuer.path;
  }

  /** Asks the issuer for what it tells about the account that the tokens are for; null when they are for none. */
  async validate(tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers): Promise<Account | null> {
    const claims = tokens.claims();
    if (!claims) return null;
    const details = await oidc.fetchUserInfo(this.configuration, tokens.access_token, claims.sub);
    return Account.parse({ ...details, issuer: claims.iss });
  }
}
