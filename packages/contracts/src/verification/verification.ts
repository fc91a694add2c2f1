import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { OneTimeCode } from '../one-time-code.js';
import { CodeSent } from '../signing/signing.js';

/** Names what was changed, never prints the text. */
export const Verification = z
  .object({
    /** `not-ours`: no original is kept; a deleted agreement leaves none, and its file may bear a valid seal. */
    verdict: z.enum(['sealed', 'changed', 'not-ours', 'not-a-pdf']),
    /** Null unless the file claims to be sealed here. */
    sealedAt: Moment.nullable(),
    sealedBy: z.string().nullable(),
    sha256: z.string(),
    changes: z.array(
      z.object({
        kind: z.enum([
          'page-text',
          'page-look',
          'pages-added',
          'pages-removed',
          'appended',
          'metadata',
          'seal',
          'other',
        ]),
        page: z.int().positive().nullable(),
      }),
    ),
  })
  .meta({ id: 'Verification' });
export type Verification = z.infer<typeof Verification>;

export const verifyFile = endpoint('POST', '/api/verify', null, Verification, {
  audience: 'public',
  consumes: 'application/pdf',
});

/** From the completion mail. The token is in the body, never in the address. */
export const DOWNLOAD_DAYS = 30;
const DownloadToken = z.string().min(20).max(200);
/** To the address of the link, so that an old link alone is useless. */
export const SendDownloadCode = z.strictObject({ token: DownloadToken });
export type SendDownloadCode = z.infer<typeof SendDownloadCode>;
export const sendDownloadCode = endpoint('POST', '/api/downloads/code', SendDownloadCode, CodeSent, {
  audience: 'public',
  problems: ['link-gone', 'sign-in-needed'],
});
export const OpenDownload = z.strictObject({ token: DownloadToken, code: OneTimeCode });
export type OpenDownload = z.infer<typeof OpenDownload>;
export const openDownload = endpoint('POST', '/api/downloads', OpenDownload, null, {
  audience: 'public',
  problems: ['link-gone', 'sign-in-needed'],
  produces: 'application/pdf',
});
