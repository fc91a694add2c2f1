import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in links and cookies. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored in place of a token or code: who reads the database cannot use it. */
export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
