import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Stored instead of a token or code, so that reading the database reveals none. */
export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
