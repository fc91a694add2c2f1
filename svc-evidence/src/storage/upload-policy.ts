import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { UploadPermission } from './storage.js';

const Policy = z.strictObject({
  key: z.string(),
  contentType: z.string(),
  smallestInBytes: z.int(),
  largestInBytes: z.int(),
  expiresAt: z.iso.datetime().transform((moment) => new Date(moment)),
});

const signatureOf = (policy: string, secret: Buffer): Buffer => createHmac('sha256', secret).update(policy).digest();

/** The permission in clear and its HMAC. */
export const signPolicy = (permission: UploadPermission, secret: Buffer): Record<string, string> => {
  const policy = Buffer.from(JSON.stringify(permission)).toString('base64');
  const signature = signatureOf(policy, secret).toString('hex');
  return { key: permission.key, 'Content-Type': permission.contentType, policy, signature };
};

/** Null for a wrong signature, an expired permission or other fields. */
export const permissionIn = (
  fields: Record<string, string>,
  secrets: readonly Buffer[],
  now: Date,
): UploadPermission | null => {
  const { policy = '', signature = '', key } = fields;
  const given = Buffer.from(signature, 'hex');
  const isOurs = (ours: Buffer) => given.length === ours.length && timingSafeEqual(given, ours);
  if (!secrets.some((secret) => isOurs(signatureOf(policy, secret)))) return null;
  const permission = Policy.parse(JSON.parse(Buffer.from(policy, 'base64').toString()));
  const isPermitted = permission.key === key && permission.contentType === fields['Content-Type'];
  return isPermitted && permission.expiresAt > now ? permission : null;
};
