import { isNativeError } from 'node:util/types';

/** Codes for a full disk or quota: Node, Postgres, MinIO. */
const CODES = /^(ENOSPC|EDQUOT|53100|XMinioStorageFull)$/;
/** Errors of Redis when it cannot write its file or has no memory left; it then refuses every write. */
const OF_REDIS = /\b(MISCONF|OOM command not allowed)\b/;

/** True when a store failed for lack of space. */
export const isNoRoom = (error: unknown): boolean => {
  if (!isNativeError(error)) return false;
  if ('code' in error && CODES.test(String(error.code))) return true;
  return (error.name === 'ReplyError' && OF_REDIS.test(error.message)) || isNoRoom(error.cause);
};
