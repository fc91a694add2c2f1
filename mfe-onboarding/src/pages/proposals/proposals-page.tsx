import { Actions } from '@evenhand/ui/actions';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { PrimaryLink, SecondaryLink } from '@evenhand/web-kit/button-links';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { agreementWording } from '@evenhand/wording/agreement';
import { proposalsWording as wording } from '@evenhand/wording/proposals';
import { versionsWording } from '@evenhand/wording/versions';
import { useAgreement } from '../../agreement/use-agreement.js';
import { AskForChange } from '../../proposals/ask-for-change.js';
import { useProposals } from '../../proposals/proposal-calls.js';
import { ProposalList } from '../../proposals/proposal-list.js';

/** What the two people ask of each other before they approve. */
const ProposalsPage = () => {
  useTitle(wording.title, wording.neutralTitle);
  const agreement = useAgreement();
  const proposals = useProposals('owner');
  const page = { kind: 'question' as const, title: wording.title };
  return (
    <Loaded query={agreement} words={wording} page={page}>
      {(current) =>
        current ? (
          <Loaded query={proposals} words={wording} page={page}>
            {({ isOpen, proposals: all }) => (
              <Page {...page} lead={wording.lead}>
                {!isOpen && (
                  <Notice quiet>
                    <p>{wording.closed}</p>
                  </Notice>
                )}
                {all.length === 0 && <p>{wording.none}</p>}
                <ProposalList party="owner" names={current.document.parties} />
                <Actions>
                  {isOpen && <AskForChange party="owner" names={current.document.parties} />}
                  <SecondaryLink to="/agreement">{wording.read}</SecondaryLink>
                  <SecondaryLink to="/agreement/versions">{versionsWording.title}</SecondaryLink>
                </Actions>
              </Page>
            )}
          </Loaded>
        ) : (
          <Page {...page}>
            <p>{agreementWording.documents.none}</p>
            <PrimaryLink to="/intake">{agreementWording.documents.toIntake}</PrimaryLink>
          </Page>
        )
      }
    </Loaded>
  );
};

export default ProposalsPage;
