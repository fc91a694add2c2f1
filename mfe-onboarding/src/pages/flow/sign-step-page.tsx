import { getCaseBar } from '@evenhand/contracts/dashboard/case-bar';
import { getSigning, type Signing } from '@evenhand/contracts/signing/signing';
import { Page } from '@evenhand/ui/page';
import { Spinner } from '@evenhand/ui/spinner';
import { call } from '@evenhand/web-kit/call';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { signingWording as wording } from '@evenhand/wording/signing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { NoDraftYet } from '../../agreement/no-draft-yet.js';
import { PlanNotice, useOpenedPlan } from '../../plan-notice.js';
import { WaitingProposals } from '../../proposals/waiting-proposals.js';
import { SealedCase } from '../../sealed/sealed-case.js';
import { OwnerSigning } from '../../signing/owner-signing.js';
import { leadOf, titleOf } from '../../signing/signing-state.js';

const WATCH_MS = 4_000;

/** Polls while others sign. */
const watched = (signing: Signing | null | undefined) =>
  signing?.state === 'partially_signed' || signing?.sealing ? WATCH_MS : false;

/** Refreshes the case bar when the signing state changes while the page is open. */
const useBarThatFollows = (state: Signing['state'] | undefined) => {
  const queries = useQueryClient();
  const before = useRef(state);
  useEffect(() => {
    const hasMoved = before.current !== undefined && before.current !== state;
    before.current = state;
    if (hasMoved) void queries.invalidateQueries({ queryKey: [getCaseBar.path] });
  }, [queries, state]);
};

const SignStepPage = () => {
  const signing = useQuery({
    queryKey: [getSigning.path],
    queryFn: () => call(getSigning),
    staleTime: 0,
    refetchInterval: ({ state }) => watched(state.data),
  });
  useBarThatFollows(signing.data?.state);
  const title = signing.data ? titleOf(signing.data, 'owner') : wording.title;
  useTitle(title);
  const plan = useOpenedPlan();
  if (signing.data?.state === 'completed') return <SealedCase signing={signing.data} />;
  return (
    <Page kind="reading" title={title} lead={signing.data ? leadOf(signing.data, 'owner') : wording.lead}>
      <Loaded query={signing} words={wording}>
        {(standing) =>
          plan.isPending ? (
            <Spinner label={wording.loading} />
          ) : (
            <>
              <PlanNotice />
              {standing?.state === 'ready' && <WaitingProposals />}
              {standing ? <OwnerSigning signing={standing} /> : <NoDraftYet />}
            </>
          )
        }
      </Loaded>
    </Page>
  );
};

export default SignStepPage;
