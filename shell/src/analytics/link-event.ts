import { getAgreementDocx, getAgreementPdf } from '@evenhand/contracts/agreement/agreement';
import { getSealedPdf } from '@evenhand/contracts/signing/signing';
import type { TrackedEvent } from '@evenhand/web-kit/track';

const formats: Record<string, 'pdf' | 'docx'> = {
  [getAgreementPdf.path]: 'pdf',
  [getSealedPdf.path]: 'pdf',
  [getAgreementDocx.path]: 'docx',
};

/** Downloads and mail links leave the page unchanged and fire no other event. */
export const linkEvent = (link: HTMLAnchorElement): TrackedEvent | null => {
  if (link.protocol === 'mailto:') return { name: 'business-email-clicked', properties: {} };
  const format = link.hasAttribute('download') ? formats[link.pathname] : undefined;
  return format ? { name: 'agreement-downloaded', properties: { format } } : null;
};
