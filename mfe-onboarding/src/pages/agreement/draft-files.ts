import { getAgreementDocx, getAgreementPdf } from '@evenhand/contracts/agreement/agreement';

/** Where the draft comes as a file. The browser saves it; nothing of it passes through the page. */
export const draftFiles = { pdf: getAgreementPdf.path, docx: getAgreementDocx.path };
