import { getComparisonDocx } from '@evenhand/contracts/agreement/versions';
import { Page } from '@evenhand/ui/page';
import { PrimaryLink, SecondaryLink } from '@evenhand/web-kit/button-links';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { agreementWording } from '@evenhand/wording/agreement';
import { versionsWording as wording } from '@evenhand/wording/versions';
import { useAgreement } from '../../agreement/use-agreement.js';
import { FileLink } from '../../file-link.js';
import { WithPlan } from '../../plan-notice.js';
import { Compared, type Pair } from '../../versions/compared.js';
import { useVersions } from '../../versions/use-versions.js';
import { VersionCard } from '../../versions/version-card.js';
import styles from '../../versions/versions.module.css';

const Ways = ({ from, to }: Pair) => (
  <div className={styles.ways}>
    <SecondaryLink to="/agreement">{wording.read}</SecondaryLink>
    <WithPlan>
      <FileLink
        from={getComparisonDocx}
        params={{ from: String(from.version), to: String(to.version) }}
        name={`draft-${from.version}-${to.version}.docx`}
      >
        {wording.docx}
      </FileLink>
    </WithPlan>
  </div>
);

/** Two versions of the agreement, word by word. */
const VersionsPage = () => {
  useTitle(wording.title, wording.neutralTitle);
  const versions = useVersions('owner');
  const agreement = useAgreement();
  const page = { kind: 'reading' as const, title: wording.title };
  const names = agreement.data?.document.parties ?? { owner: '', partner: '' };
  return (
    <Loaded query={versions} words={wording} page={page}>
      {({ versions: all }) =>
        all.length > 1 ? (
          <Loaded query={agreement} words={wording} page={page}>
            {() => (
              <Compared versions={all} party="owner">
                {(pair, compared) => (
                  <Page
                    {...page}
                    aside={
                      <VersionCard version={pair.to} party="owner" names={names}>
                        <Ways {...pair} />
                      </VersionCard>
                    }
                  >
                    {compared}
                  </Page>
                )}
              </Compared>
            )}
          </Loaded>
        ) : (
          <Page {...page}>
            <p>{all.length === 1 ? wording.onlyOne : wording.none}</p>
            <PrimaryLink to={all.length === 1 ? '/agreement' : '/intake'}>
              {all.length === 1 ? wording.read : agreementWording.documents.toIntake}
            </PrimaryLink>
          </Page>
        )
      }
    </Loaded>
  );
};

export default VersionsPage;
