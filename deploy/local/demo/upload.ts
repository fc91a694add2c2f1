import { z } from 'zod';
import type { Visitor } from './visitor.ts';

export const Kept = z.object({ id: z.string() });

const Presigned = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) });

interface SampleFile {
  readonly name: string;
  readonly mime: string;
  readonly content: string;
}

/** Uploads a file; returns its id. */
export const upload = async (
  alex: Visitor,
  { name, mime, content }: SampleFile,
  purpose?: 'disclosure',
): Promise<string> => {
  const asked = { filename: name, mime, size: Buffer.byteLength(content), ...(purpose ? { purpose } : {}) };
  const { url, fields } = Presigned.parse(await alex.call('POST', '/api/evidence/presign', asked));
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([content]), name);
  await alex.sendForm(url, form);
  return Kept.parse(await alex.call('POST', '/api/evidence/files', { key: fields.key })).id;
};
