import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { contradictsSchedule, parentingShare } from '../agreement/parenting-share.js';
import { needed, type Term, term } from './term.js';

export interface ParentingTerms {
  readonly residence: Term<NonNullable<IntakeRecord['primaryResidence']>>;
  readonly schedule: Term<NonNullable<IntakeRecord['parentingSchedule']>>;
  /** Of a custom schedule. */
  readonly scheduleNotes: Term<string>;
  /** Whole percentages of the hours of the year; open where they cannot be counted, or contradict the residence. */
  readonly share: Term<Record<Party, number>>;
  readonly contradictsSchedule: boolean;
  readonly decisions: Term<NonNullable<IntakeRecord['decisionMaking']>>;
  readonly decisionMaker: Term<Party>;
}

/** Null without children. */
export const parentingTerms = (record: IntakeRecord, asOf: IsoDate): ParentingTerms | null => {
  if (record.hasChildren !== true) return null;
  const contradicts = contradictsSchedule(record, asOf);
  const share = contradicts ? null : parentingShare(record, asOf)?.hours.share;
  const owner = share && Math.round(share.owner / 100);
  return {
    residence: needed(record, 'primaryResidence'),
    schedule: needed(record, 'parentingSchedule'),
    scheduleNotes: needed(record, 'customScheduleNotes'),
    share: term('parentingSchedule', typeof owner === 'number' ? { owner, partner: 100 - owner } : null),
    contradictsSchedule: contradicts,
    decisions: needed(record, 'decisionMaking'),
    decisionMaker: needed(record, 'decisionMaker'),
  };
};
