import { DISCLOSURE_RETENTION_IN_DAYS, type Retention } from '@evenhand/contracts/evidence/retention';
import type { EvidenceFileEntity } from '../files/evidence-file.entity.js';

const DAY_MS = 86_400_000;

/** Null while nothing is deleted automatically. */
export const keptUntil = (
  { uploadedAt, purpose }: Pick<EvidenceFileEntity, 'uploadedAt' | 'purpose'>,
  { days, hold }: Retention,
): Date | null => {
  const kept = purpose === 'disclosure' ? DISCLOSURE_RETENTION_IN_DAYS : days;
  return hold ? null : new Date(uploadedAt.getTime() + kept * DAY_MS);
};
