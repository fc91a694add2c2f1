import { Page } from '@evenhand/ui/page';
import { PrimaryLink } from '@evenhand/web-kit/button-links';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { agreementWording } from '@evenhand/wording/agreement';
import { versionsWording as wording } from '@evenhand/wording/versions';
import { useAgreement } from '../../agreement/use-agreement.js';
import { Compared } from './compared.js';
import { useVersions } from './use-versions.js';

/** Two versions of the agreement, word by word. */
const VersionsPage = () => {
  useTitle(wording.title, wording.neutralTitle);
  const versions = useVersions();
  const agreement = useAgreement();
  const page = { kind: 'reading' as const, title: wording.title };
  return (
    <Loaded query={versions} words={wording} page={page}>
      {({ versions: all }) =>
        all.length > 1 ? (
          <Loaded query={agreement} words={wording} page={page}>
            {(current) => <Compared versions={all} partner={current?.document.parties.partner ?? ''} />}
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
