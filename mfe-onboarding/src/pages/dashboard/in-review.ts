import type { ProcessStep } from '@evenhand/contracts/dashboard/dashboard';
import type { CaseOverview } from '@evenhand/contracts/dashboard/overview';
import { dashboardWording } from '@evenhand/wording/dashboard';

const { inReview: wording, declined: declinedWording } = dashboardWording;

interface InReview {
  sentence: string;
  to: string;
  isWaiting: boolean;
  /** Of the link, where it is not the step's. */
  button?: string;
}

/** What the partner's decision asks of the owner; null while it asks nothing. */
export const inReview = (step: ProcessStep, { people, draftOutdated, waiting }: CaseOverview): InReview | null => {
  const { invitation, declined, approved } = people;
  if (declined) {
    const sentence = step === 'review' ? declinedWording.notSent : declinedWording.sentence;
    return { sentence, to: '/flow/invite', isWaiting: false };
  }
  if ((step === 'agreement' || step === 'review') && draftOutdated) {
    const sentence = approved.includes('owner') ? wording.approvalLapses : wording.outdated;
    return { sentence, to: '/agreement', isWaiting: false };
  }
  if ((step === 'review' || step === 'signatures') && waiting.partner > 0)
    return { sentence: wording.asked, to: '/agreement/proposals', isWaiting: false, button: wording.answer };
  if (step !== 'review') return null;
  if (invitation !== 'sent' && invitation !== 'opened') return null;
  if (waiting.owner > 0)
    return { sentence: wording.youAsked, to: '/agreement/proposals', isWaiting: true, button: wording.see };
  if (approved.includes('owner')) return { sentence: wording.youApproved, to: '/flow/invite', isWaiting: true };
  const sentence = approved.includes('partner') ? wording.partnerApproved : wording.invited;
  return { sentence, to: '/agreement', isWaiting: false };
};
