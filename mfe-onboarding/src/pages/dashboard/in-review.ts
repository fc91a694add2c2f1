import type { ProcessStep } from '@evenhand/contracts/dashboard/dashboard';
import type { CaseOverview } from '@evenhand/contracts/dashboard/overview';
import { dashboardWording } from '@evenhand/wording/dashboard';

const { inReview: wording, declined: declinedWording } = dashboardWording;

interface InReview {
  sentence: string;
  to: string;
  isWaiting: boolean;
}

/** What the partner's decision asks of the owner; null while it asks nothing. */
export const inReview = (step: ProcessStep, { people, draftOutdated }: CaseOverview): InReview | null => {
  const { invitation, declined, approved } = people;
  if (declined) {
    const sentence = step === 'review' ? declinedWording.notSent : declinedWording.sentence;
    return { sentence, to: '/flow/invite', isWaiting: false };
  }
  if (step === 'agreement' && draftOutdated) {
    const sentence = approved.includes('owner') ? wording.approvalLapses : wording.outdated;
    return { sentence, to: '/agreement', isWaiting: false };
  }
  if (step !== 'review') return null;
  if (invitation !== 'sent' && invitation !== 'opened') return null;
  if (approved.includes('owner')) return { sentence: wording.youApproved, to: '/flow/invite', isWaiting: true };
  const sentence = approved.includes('partner') ? wording.partnerApproved : wording.invited;
  return { sentence, to: '/agreement', isWaiting: false };
};
