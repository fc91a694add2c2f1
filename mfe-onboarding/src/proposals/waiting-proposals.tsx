import { getCaseOverview } from '@evenhand/contracts/dashboard/overview';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { proposalsWording } from '@evenhand/wording/proposals';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cardOf, useProposals } from './proposal-calls.js';

const wording = proposalsWording.waiting;

interface WaitingProps {
  forYou: number;
  forPartner: number;
  /** Leads to them. */
  link: (words: string) => ReactNode;
}

const Waiting = ({ forYou, forPartner, link }: WaitingProps) =>
  forYou + forPartner > 0 && (
    <Notice kind="attention">
      <p>
        {forYou > 0 ? wording.forYou(forYou) : wording.forPartner(forPartner)} {wording.means}{' '}
        {link(forYou > 0 ? wording.answer : wording.see)}
      </p>
    </Notice>
  );

/** For the owner at an approval, an invitation or a signature: requests that wait for an answer. */
export const WaitingProposals = () => {
  const overview = useQuery({ queryKey: [getCaseOverview.path], queryFn: () => call(getCaseOverview), staleTime: 0 });
  const { owner = 0, partner = 0 } = overview.data?.waiting ?? {};
  return (
    <Waiting forYou={partner} forPartner={owner} link={(words) => <Link to="/agreement/proposals">{words}</Link>} />
  );
};

/** For the partner, at the decision. */
export const WaitingForPartner = () => {
  const { data } = useProposals('partner');
  const waiting = (data?.proposals ?? []).filter(({ state }) => state === 'sent');
  const theirs = waiting.filter(({ author }) => author === 'owner');
  const [first = waiting[0]] = theirs;
  return (
    <Waiting
      forYou={theirs.length}
      forPartner={waiting.length - theirs.length}
      link={(words) => first && <a href={`#${cardOf(first.id)}`}>{words}</a>}
    />
  );
};
