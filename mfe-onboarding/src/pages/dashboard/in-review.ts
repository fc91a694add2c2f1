import type { CaseOverview } from '@evenhand/contracts/dashboard/overview';
import { dashboardWording } from '@evenhand/wording/dashboard';

const wording = dashboardWording.inReview;

export const inReview = ({
  invitation,
  approved,
}: CaseOverview['people']): { sentence: string; to: string; isWaiting: boolean } | null => {
  if (invitation !== 'sent' && invitation !== 'opened') return null;
  if (approved.includes('owner')) return { sentence: wording.youApproved, to: '/flow/invite', isWaiting: true };
  const sentence = approved.includes('partner') ? wording.partnerApproved : wording.invited;
  return { sentence, to: '/agreement', isWaiting: false };
};
