import { getSealedPdf, type Signing } from '@evenhand/contracts/signing/signing';
import { Actions } from '@evenhand/ui/actions';
import { Page } from '@evenhand/ui/page';
import { SecondaryLink } from '@evenhand/web-kit/button-links';
import { useTitle } from '@evenhand/web-kit/title';
import { signingWording as wording } from '@evenhand/wording/signing';
import { Link } from 'react-router-dom';
import { FileLink } from '../file-link.js';
import { Places } from '../signing/places.js';
import styles from '../signing/signing.module.css';
import { AfterSealing } from './after-sealing.js';

/** The page of a sealed case: the file, who signed when, and what comes next. */
export const SealedCase = ({ signing }: { signing: Signing }) => {
  useTitle(wording.congratulations);
  return (
    <Page kind="question" title={wording.congratulations} lead={wording.done}>
      <div className={styles.stack}>
        <Actions>
          <FileLink from={getSealedPdf} name="separation-agreement.pdf" kind="primary">
            {wording.download}
          </FileLink>
          <SecondaryLink to="/dashboard">{wording.dashboard}</SecondaryLink>
        </Actions>
        <p>
          {wording.verify} <Link to="/verify">{wording.toVerify}</Link>
        </p>
        <Places signing={signing} roles={wording.roles} />
        <AfterSealing />
      </div>
    </Page>
  );
};
