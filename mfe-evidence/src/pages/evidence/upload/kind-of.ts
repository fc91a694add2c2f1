import type { PropertiesOf } from '@evenhand/contracts/analytics/events';
import { type EvidenceExtension, extensionOf } from '@evenhand/contracts/evidence/files';

type Kind = PropertiesOf<'evidence-uploaded'>['kind'];

const kinds: Partial<Record<EvidenceExtension, Kind>> = {
  txt: 'chat',
  html: 'chat',
  htm: 'chat',
  json: 'chat',
  eml: 'mail',
  mbox: 'mail',
  msg: 'mail',
  pst: 'mail',
  pdf: 'document',
  doc: 'document',
  docx: 'document',
  xlsx: 'document',
  rtf: 'document',
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  webp: 'picture',
  heic: 'picture',
  heif: 'picture',
  gif: 'picture',
};

/** The kind by extension, for analytics; the name is never sent. */
export const kindOf = (filename: string): Kind => kinds[extensionOf(filename) ?? 'zip'] ?? 'other';
