import { readDeletion } from '@evenhand/contracts/auth/deletion';
import { call } from '@evenhand/web-kit/call';

export const newReceiptToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Settles once a deletion has begun, also where its answer was lost: its receipt opens then. Otherwise fails with it. */
export const begun = async (token: string, asked: Promise<unknown>): Promise<void> => {
  try {
    await asked;
  } catch (error) {
    await call(readDeletion, { token }).catch(() => {
      throw error;
    });
  }
};
