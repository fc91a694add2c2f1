import type { OwnersNegotiation, Stop } from '@evenhand/contracts/agreement/negotiation';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Failure } from '@evenhand/web-kit/failure';
import { Loaded } from '@evenhand/web-kit/loaded';
import { flowWording, safetyWording } from '@evenhand/wording/flow';
import { negotiationWording } from '@evenhand/wording/negotiation';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Questions } from '../safety/safety-questions.js';
import { useSafetyScreen } from '../safety/use-safety-screen.js';
import { useSetOwners } from './negotiation-calls.js';
import { OtherWays } from './other-ways.js';

const wording = negotiationWording.stop;
const words = { ...flowWording.review, loading: flowWording.invite.loading };

interface StoppedProps {
  negotiation: OwnersNegotiation;
  stop: Stop;
  /** Of the partner. */
  name: string;
}

/** Why the negotiation stopped, and the other ways. For the owner alone. */
export const Stopped = ({ negotiation: { onHold, mails }, stop, name }: StoppedProps) => {
  const [isChanging, setChanging] = useState(false);
  const setting = useSetOwners();
  return (
    <>
      <Card title={negotiationWording.ways.title}>
        <OtherWays />
      </Card>
      <Card title={wording.why}>
        {stop.concerns.map((concern) => (
          <p key={concern}>{safetyWording.concerns[concern]}</p>
        ))}
        {stop.disclosureRefused && <p>{negotiationWording.refused.why}</p>}
        <Failure error={setting.error} otherwise={safetyWording.failed} />
        <Actions>
          {stop.disclosureRefused && (
            <Button
              busy={setting.isPending}
              onClick={() => setting.mutate({ onHold, mails, disclosureRefused: false })}
            >
              {negotiationWording.refused.back(name)}
            </Button>
          )}
          {stop.concerns.length > 0 && (
            <Button kind="quiet" aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
              {isChanging ? wording.keep : wording.change}
            </Button>
          )}
        </Actions>
      </Card>
      {isChanging && <OwnAnswers onDone={() => setChanging(false)} />}
    </>
  );
};

const OwnAnswers = ({ onDone }: { onDone: () => void }) => {
  const queries = useQueryClient();
  const done = () => {
    onDone();
    return queries.invalidateQueries();
  };
  return (
    <Loaded query={useSafetyScreen()} words={words}>
      {(screen) => <Questions screen={screen} onDone={done} />}
    </Loaded>
  );
};
