import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { OneTimeCode } from '../one-time-code.js';
import { CodeSent } from '../signing/signing.js';

/** What the check of an uploaded file found. Names what was changed, never prints what it says. */
export const Verification = z
  .object({
    verdict: z.enum(['sealed', 'changed', 'not-ours', 'not-a-pdf']),
    /** When and by which certificate it was sealed; null unless the file claims to be one of ours. */
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

/** The time-limited download from the completion mail. The token comes in the body, never in the address. */
export const DOWNLOAD_DAYS = 30;
const DownloadToken = z.string().min(20).max(200);
/** Mails a code to the address that the link was sent to: whoever finds a mailbox's old link has no use of it. */
export const SendDownloadCode = z.strictObject({ token: DownloadToken });
export type SendDownloadCode = z.infer<typeof SendDownloadCode>;
export const sendDownloadCode = endpoint('POST', '/api/downloads/code', SendDownloadCode, CodeSent, {
  audience: 'public',
  problems: ['link-gone'],
});
export const OpenDownload = z.strictObject({ token: DownloadToken, code: OneTimeCode });
export type OpenDownload = z.infer<typeof OpenDownload>;
export const openDownload = endpoint('POST', '/api/downloads', OpenDownload, null, {
  audience: 'public',
  problems: ['link-gone'],
  produces: 'application/pdf',
});
