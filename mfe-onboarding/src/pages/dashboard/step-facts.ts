import type { CasePartState } from '@evenhand/contracts/dashboard/case-bar';
import type { ProcessStep } from '@evenhand/contracts/dashboard/dashboard';
import type { CaseOverview } from '@evenhand/contracts/dashboard/overview';
import { dashboardWording } from '@evenhand/wording/dashboard';

const wording = dashboardWording.facts;

/** What happened in a step, and what can be done about it; steps of which nothing is known are left out. */
export type StepFacts = Partial<Record<ProcessStep, { note: string; to?: string; action?: string }>>;

const approvals = (approved: CaseOverview['people']['approved']): string => {
  if (approved.length === 0) return wording.nobodyApproved;
  if (approved.length > 1) return wording.bothApproved;
  return approved.includes('owner') ? wording.youApproved : wording.partnerApproved;
};

interface Known {
  overview: CaseOverview | undefined;
  parts: Partial<Record<'agreement' | 'review', CasePartState>> | undefined;
  /** How many files of evidence are kept. */
  files: number;
}

export const stepFacts = ({ overview, parts, files }: Known): StepFacts => ({
  ...(files > 0 && { evidence: { note: wording.files(files), to: '/evidence?step=upload', action: wording.addFiles } }),
  ...(overview &&
    parts?.agreement &&
    parts.agreement !== 'open' && {
      agreement: { note: wording.blanks(overview.missing.length), to: '/agreement', action: wording.read },
    }),
  ...(overview &&
    parts?.review &&
    parts.review !== 'open' && { review: { note: approvals(overview.people.approved) } }),
});
