import { randomUUID } from 'node:crypto';
import { returnFromIssuer } from '@evenhand/contracts/auth/navigation';
import { newToken } from '@evenhand/service-kit/tokens/tokens';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import * as oidc from 'openid-client';
import { type AuthenticateOptions, Strategy } from 'openid-client/passport';
import { Account } from './account.js';

/** Key of the strategy's secrets in the session. */
export const OPEN_ID = 'open-id';

/** openid-client's passport strategy: authorization code with PKCE (RFC 7636), state and nonce. */
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

  /** The public address; behind the gateway the request has another host. */
  override currentUrl(request: Request): URL {
    return new URL(request.originalUrl, this.callback);
  }

  override shouldInitiateAuthRequest(request: Request): boolean {
    return request.path !== returnFromIssuer.path;
  }

  /** Fetches the user info of the tokens' subject; null without claims. */
  async validate(tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers): Promise<Account | null> {
    const claims = tokens.claims();
    if (!claims) return null;
    const details = await oidc.fetchUserInfo(this.configuration, tokens.access_token, claims.sub);
    return Account.parse({ ...details, issuer: claims.iss });
  }
}
