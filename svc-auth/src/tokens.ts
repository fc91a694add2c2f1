import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in links and cookies. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored in place of a token: who reads the database cannot use it. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
