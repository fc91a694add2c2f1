import { getSealedPdf } from '@evenhand/contracts/signing/signing';
import { Actions } from '@evenhand/ui/actions';
import { Notice } from '@evenhand/ui/notice';
import { SecondaryLink } from '@evenhand/web-kit/button-links';
import { signingWording as wording } from '@evenhand/wording/signing';
import { Link } from 'react-router-dom';
import { FileLink } from '../file-link.js';

export const Completed = () => (
  <Notice kind="good" title={wording.congratulations}>
    <p>{wording.done}</p>
    <Actions>
      <FileLink from={getSealedPdf} name="separation-agreement.pdf" kind="primary">
        {wording.download}
      </FileLink>
      <SecondaryLink to="/dashboard">{wording.dashboard}</SecondaryLink>
    </Actions>
    <p>
      {wording.verify} <Link to="/verify">{wording.toVerify}</Link>
    </p>
  </Notice>
);
