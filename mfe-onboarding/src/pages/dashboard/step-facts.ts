import type { CasePartState } from '@evenhand/contracts/dashboard/case-bar';
import type { ProcessStep } from '@evenhand/contracts/dashboard/dashboard';
import type { CaseOverview } from '@evenhand/contracts/dashboard/overview';
import type { Party } from '@evenhand/contracts/identity';
import { longDay } from '@evenhand/contracts/toronto';
import { dashboardWording } from '@evenhand/wording/dashboard';

const wording = dashboardWording.facts;

/** Notes and actions by step; a step without known facts is left out. */
export type StepFacts = Partial<Record<ProcessStep, { note: string; to?: string; action?: string }>>;

const byWhom = (done: readonly Party[], words: Record<'nobody' | 'you' | 'partner' | 'both', string>): string => {
  if (done.length === 0) return words.nobody;
  if (done.length > 1) return words.both;
  return done.includes('owner') ? words.you : words.partner;
};

interface Known {
  overview: CaseOverview | undefined;
  parts: Partial<Record<'agreement' | 'review' | 'signing', CasePartState>> | undefined;
  /** Number of evidence files. */
  files: number;
}

export const stepFacts = ({ overview, parts, files }: Known): StepFacts => ({
  ...(overview?.submittedAt && { intake: { note: wording.finished(longDay(overview.submittedAt)) } }),
  ...(files > 0 && { evidence: { note: wording.files(files), to: '/evidence?step=upload', action: wording.addFiles } }),
  ...(overview &&
    parts?.agreement &&
    parts.agreement !== 'open' && {
      agreement: { note: wording.blanks(overview.missing.length), to: '/agreement', action: wording.read },
    }),
  ...(overview &&
    parts?.review &&
    parts.review !== 'open' && { review: { note: byWhom(overview.people.approved, wording.approved) } }),
  ...(overview &&
    parts?.signing &&
    parts.signing !== 'open' && {
      signatures: {
        note: parts.signing === 'full' ? wording.everyoneSigned : byWhom(overview.people.signed, wording.signed),
      },
    }),
});
