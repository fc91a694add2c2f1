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
};

/** What a file most often is, by the end of its name. The name itself is nobody's to count. */
export const kindOf = (filename: string): Kind => kinds[extensionOf(filename) ?? 'zip'] ?? 'other';
