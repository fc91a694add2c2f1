import { getAgreementDocx, getAgreementPdf } from '@evenhand/contracts/agreement/agreement';
import { getSealedPdf } from '@evenhand/contracts/signing/signing';
import { Actions } from '@evenhand/ui/actions';
import { Card } from '@evenhand/ui/card';
import { Page } from '@evenhand/ui/page';
import { PrimaryLink, SecondaryLink } from '@evenhand/web-kit/button-links';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { agreementWording } from '@evenhand/wording/agreement';
import { useAgreement } from '../../agreement/use-agreement.js';
import { FileLink } from '../../file-link.js';
import styles from './documents.module.css';

const wording = agreementWording.documents;

const DocumentsPage = () => {
  useTitle(wording.title);
  const agreement = useAgreement();
  return (
    <Page kind="question" title={wording.title} lead={wording.lead}>
      <Loaded query={agreement} words={agreementWording}>
        {(standing) => (
          <Card title={agreementWording.title}>
            {!standing && <p>{wording.none}</p>}
            <Actions>
              {!standing && <PrimaryLink to="/intake">{wording.toIntake}</PrimaryLink>}
              {standing?.state === 'completed' && (
                <FileLink from={getSealedPdf} name="agreement.pdf" kind="primary">
                  {wording.sealed}
                </FileLink>
              )}
              {standing && standing.state !== 'completed' && (
                <FileLink from={getAgreementPdf} name="agreement-draft.pdf">
                  {wording.draftPdf}
                </FileLink>
              )}
              {standing && standing.state !== 'completed' && (
                <FileLink from={getAgreementDocx} name="agreement-draft.docx">
                  {wording.draftDocx}
                </FileLink>
              )}
            </Actions>
          </Card>
        )}
      </Loaded>
      {!agreement.isPending && (
        <div className={styles.export}>
          <Card title={wording.export.title}>
            <p>{wording.export.text}</p>
            <SecondaryLink to="/account/archive">{wording.export.go}</SecondaryLink>
          </Card>
        </div>
      )}
    </Page>
  );
};

export default DocumentsPage;
