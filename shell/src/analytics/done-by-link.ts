import { getAgreementDocx, getAgreementPdf } from '@evenhand/contracts/agreement/agreement';
import { getSealedPdf } from '@evenhand/contracts/signing/signing';
import type { TrackedEvent } from '@evenhand/web-kit/track';

const formats: Record<string, 'pdf' | 'docx'> = {
  [getAgreementPdf.path]: 'pdf',
  [getSealedPdf.path]: 'pdf',
  [getAgreementDocx.path]: 'docx',
};

/**
 * What somebody does by following a link that leaves the page as it is: downloads are the browser's work and mails the
 * mail program's, so no page hears of them.
 */
export const doneByLink = ({ target }: Event): TrackedEvent | null => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link) return null;
  if (link.protocol === 'mailto:') return { name: 'business-email-clicked', properties: {} };
  const format = link.hasAttribute('download') ? formats[link.pathname] : undefined;
  return format ? { name: 'agreement-downloaded', properties: { format } } : null;
};
