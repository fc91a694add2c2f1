import { isNativeError } from 'node:util/types';

/** A full disk as Node, a quota, Postgres and MinIO name it. */
const CODES = /^(ENOSPC|EDQUOT|53100|XMinioStorageFull)$/;
/** Redis that cannot write its file, or has used up its memory, refuses every write with one of these. */
const OF_REDIS = /\b(MISCONF|OOM command not allowed)\b/;

/** True when a store has no room for what was to be kept. */
export const isNoRoom = (error: unknown): boolean => {
  if (!isNativeError(error)) return false;
  if ('code' in error && CODES.test(String(error.code))) return true;
  return (error.name === 'ReplyError' && OF_REDIS.test(error.message)) || isNoRoom(error.cause);
};
