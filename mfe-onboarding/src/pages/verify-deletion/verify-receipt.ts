import { DeletionReceipt, type ReceiptKeys } from '@evenhand/contracts/auth/deletion';

/** A compact JWS, also in the middle of a mail. */
const jwsIn = (text: string): string =>
  text.split(/\s/).find((word) => word.startsWith('ey') && word.split('.').length === 3) ?? '';

/**
 * The claims of a receipt; null for a foreign or altered one. Works offline.
 * @throws Error when the browser lacks Ed25519
 */
export const verifyReceipt = async (text: string, keys: ReceiptKeys): Promise<DeletionReceipt | null> => {
  const { compactVerify, createLocalJWKSet, errors } = await import('jose');
  try {
    const { payload } = await compactVerify(jwsIn(text), createLocalJWKSet(keys), { algorithms: ['EdDSA', 'Ed25519'] });
    return DeletionReceipt.parse(JSON.parse(new TextDecoder().decode(payload)));
  } catch (error) {
    const isRefused = error instanceof errors.JOSEError && !(error instanceof errors.JOSENotSupported);
    if (isRefused) return null;
    throw error;
  }
};
