import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface Claims {
  sub: string;
  email?: string;
  /** Some issuers send a string. */
  email_verified?: boolean | string | undefined;
  given_name?: string;
  family_name?: string;
}

export const client = { id: 'evenhand', secret: 'a secret between the two, for tests alone' };

const signingKey = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' };
};

const TEN_MINUTES = 600;

/** A real OpenID Connect issuer on a free port; `nextAccount` signs in there without interaction. */
export const startIssuer = async (callback: string) => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const accounts = new Map<string, Claims>();
  const asked: URLSearchParams[] = [];
  let next = '';

  const provider: Provider = new Provider(url, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [callback] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    cookies: { keys: ['a key for tests alone'] },
    jwks: { keys: [signingKey()] },
    ttl: {
      AccessToken: TEN_MINUTES,
      Grant: TEN_MINUTES,
      IdToken: TEN_MINUTES,
      Interaction: TEN_MINUTES,
      Session: TEN_MINUTES,
    },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ ...accounts.get(sub), sub }) }),
    loadExistingGrant: async ({ oidc: { client: asking, session } }) => {
      const grant = new provider.Grant({ clientId: asking?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });

  const answer = provider.callback();
  server.on('request', async (request, response) => {
    const address = new URL(request.url ?? '/', url);
    if (address.pathname === '/auth') asked.push(address.searchParams);
    if (!address.pathname.startsWith('/interaction/')) return answer(request, response);
    await provider.interactionFinished(request, response, { login: { accountId: next } });
  });

  return {
    url,
    /** Received authorization requests. */
    asked,
    nextAccount: (claims: Claims) => {
      accounts.set(claims.sub, claims);
      next = claims.sub;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
