import type { Retention } from '@evenhand/contracts/evidence/retention';

const DAY_MS = 86_400_000;

/** When a file's time is over; null while nothing is deleted by itself. */
export const keptUntil = (uploadedAt: Date, { days, hold }: Retention): Date | null =>
  hold ? null : new Date(uploadedAt.getTime() + days * DAY_MS);
