import { createPublicKey, type KeyObject } from 'node:crypto';
import { IDENTITY_SECONDS, Identity, type ServiceName } from '@evenhand/contracts/identity';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const ALGORITHM = 'EdDSA';
const ISSUER = 'gateway';

const Claims = z.union([
  z.object({ internal: z.literal(true) }),
  z.object({ identity: Identity.nullable(), address: z.string() }),
]);
/** Content of a signed token: the caller (null: anonymous) and its network address, or the gateway itself. */
export type Claims = z.infer<typeof Claims>;

/** Signs claims for one service, valid for {@link IDENTITY_SECONDS}. Only the gateway holds the private key. */
export const signClaims = (privateKey: KeyObject, audience: ServiceName, claims: Claims): Promise<string> =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${IDENTITY_SECONDS}s`)
    .sign(privateKey);

/** Reads an Ed25519 public key: SPKI in PEM, or its base64 content. */
export const readPublicKey = (text: string): KeyObject => {
  const base64 = text.replace(/-----[^-]+-----|\\n|\s/g, '');
  return createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
};

/** The claims of a token for this service; null when it is forged, expired or for another service. */
export const verifyClaims = async (
  publicKey: KeyObject,
  audience: ServiceName,
  token: string,
): Promise<Claims | null> => {
  try {
    const options = { algorithms: [ALGORITHM], issuer: ISSUER, audience, clockTolerance: 5 };
    const { payload } = await jwtVerify(token, publicKey, options);
    return Claims.parse(payload);
  } catch {
    return null;
  }
};
