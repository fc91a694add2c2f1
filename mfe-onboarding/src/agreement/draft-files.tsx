import { getAgreementDocx, getAgreementPdf } from '@evenhand/contracts/agreement/agreement';
import { agreementWording as wording } from '@evenhand/wording/agreement';
import { FileLink } from '../file-link.js';

export const DraftFiles = () => (
  <>
    <FileLink from={getAgreementPdf} name="separation-agreement-draft.pdf">
      {wording.pdf}
    </FileLink>
    <FileLink from={getAgreementDocx} name="separation-agreement-draft.docx">
      {wording.docx}
    </FileLink>
  </>
);
