import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import type { OwnersNegotiation } from '@evenhand/contracts/agreement/negotiation';
import { Actions } from '@evenhand/ui/actions';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { PrimaryLink, SecondaryLink } from '@evenhand/web-kit/button-links';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { agreementWording } from '@evenhand/wording/agreement';
import { negotiationWording } from '@evenhand/wording/negotiation';
import { proposalsWording as wording } from '@evenhand/wording/proposals';
import { versionsWording } from '@evenhand/wording/versions';
import { useState } from 'react';
import { useAgreement } from '../../agreement/use-agreement.js';
import { useComments } from '../../comments/comment-calls.js';
import { WaitingComments } from '../../comments/waiting-comments.js';
import { firstName } from '../../couple.js';
import { useOwnersNegotiation } from '../../negotiation/negotiation-calls.js';
import { OwnersPart } from '../../negotiation/owners-part.js';
import { Stopped } from '../../negotiation/stopped.js';
import { AskForChange } from '../../proposals/ask-for-change.js';
import { OpenPoints } from '../../proposals/open-points.js';
import { OtherWaysToAsk } from '../../proposals/other-ways-to-ask.js';
import { type Received, useProposals } from '../../proposals/proposal-calls.js';
import { ProposalList } from '../../proposals/proposal-list.js';
import { SettledPoints, settledIn } from '../../proposals/settled-points.js';

const page = { kind: 'work' as const, title: wording.title };

interface NegotiationProps {
  agreement: Agreement;
  negotiation: OwnersNegotiation;
}

const TradeBoard = ({ agreement: { document }, negotiation, received }: NegotiationProps & { received: Received }) => {
  const { data: comments } = useComments('owner');
  const { closedBy, points, proposals } = received;
  // What is being written when it closes stays readable.
  const [wasOpen, setWasOpen] = useState(closedBy === null);
  if (closedBy === null && !wasOpen) setWasOpen(true);
  const { parties: names, articles } = document;
  const settled = settledIn(received);
  const links = (
    <Actions>
      <SecondaryLink to="/agreement">{wording.read}</SecondaryLink>
      <SecondaryLink to="/agreement/versions">{versionsWording.title}</SecondaryLink>
    </Actions>
  );
  return (
    <Page {...page} lead={wording.board.lead(firstName(names.partner), points.length, settled.length)} beside={links}>
      {closedBy && closedBy !== 'on-hold' && (
        <Notice quiet>
          <p>{wording.closedBy[closedBy]}</p>
        </Notice>
      )}
      <OpenPoints party="owner" names={names} articlesAt="/agreement">
        <SettledPoints settled={settled} />
      </OpenPoints>
      <p>{proposals.length === 0 ? wording.none : wording.lead}</p>
      {wasOpen && (
        <Actions>
          <AskForChange party="owner" names={names} articles={articles} />
        </Actions>
      )}
      <ProposalList party="owner" names={names} />
      <WaitingComments comments={comments} document={document} at="/agreement" />
      {wasOpen && <OtherWaysToAsk party="owner" names={names} />}
      <OwnersPart negotiation={negotiation} name={names.partner} />
    </Page>
  );
};

const Negotiation = (props: NegotiationProps) => (
  <Loaded query={useProposals('owner')} words={wording} page={page}>
    {(received) => <TradeBoard {...props} received={received} />}
  </Loaded>
);

const OtherWay = ({ agreement: { document }, negotiation }: NegotiationProps) =>
  negotiation.stop && (
    <Page
      kind="question"
      title={negotiationWording.stop.title}
      lead={negotiationWording.stop.lead(document.parties.partner)}
    >
      <Stopped negotiation={negotiation} stop={negotiation.stop} name={document.parties.partner} />
      <ProposalList party="owner" names={document.parties} />
      <Actions>
        <SecondaryLink to="/agreement">{wording.read}</SecondaryLink>
      </Actions>
    </Page>
  );

/** What the two people ask of each other before they approve, or the other ways where they should not. */
const ProposalsPage = () => {
  useTitle(wording.title, wording.neutralTitle);
  const agreement = useAgreement();
  const negotiation = useOwnersNegotiation();
  return (
    <Loaded query={agreement} words={wording} page={page}>
      {(current) =>
        current ? (
          <Loaded query={negotiation} words={wording} page={page}>
            {(read) =>
              read.stop ? (
                <OtherWay agreement={current} negotiation={read} />
              ) : (
                <Negotiation agreement={current} negotiation={read} />
              )
            }
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
