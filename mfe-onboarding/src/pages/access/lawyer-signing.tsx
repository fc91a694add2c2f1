import { type AccessView, getAccessPdf } from '@evenhand/contracts/access/access';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { accessWording } from '@evenhand/wording/access';
import { signingWording } from '@evenhand/wording/signing';
import { Paper } from '../../agreement/paper.js';
import styles from './access.module.css';
import { CertificateForm } from './certificate-form.js';

const wording = accessWording.lawyer;

export const LawyerSigning = ({ view: { party, witnessed, agreement, signing } }: { view: AccessView }) => {
  const client = agreement?.document.parties[party] ?? '';
  const own = signing?.places.find(({ role }) => role === `${party}-lawyer`);
  return (
    <Page title={wording.title} lead={wording.lead(client)} kind="reading">
      <div className={styles.stack}>
        {!witnessed && (
          <Notice>
            <p>{wording.notYet(client)}</p>
          </Notice>
        )}
        {agreement && (
          <details>
            <summary>{wording.read}</summary>
            <Paper document={agreement.document} />
            <p>
              <a href={getAccessPdf.path} download>
                {signingWording.downloadDraft}
              </a>
            </p>
          </details>
        )}
        {own?.state === 'signed' && (
          <Notice kind="good">
            <p>{wording.signed}</p>
          </Notice>
        )}
        {witnessed && own?.state === 'waiting' && (
          <Notice>
            <p>{wording.over}</p>
          </Notice>
        )}
        {witnessed && own?.state === 'next' && <CertificateForm hash={witnessed.hash} client={client} />}
      </div>
    </Page>
  );
};
