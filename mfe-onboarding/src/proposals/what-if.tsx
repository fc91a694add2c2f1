import type { Party } from '@evenhand/contracts/identity';
import type { IntakeChanges } from '@evenhand/contracts/intake/intake';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { useDraft } from '@evenhand/web-kit/draft';
import { Loaded } from '@evenhand/web-kit/loaded';
import { proposalsWording } from '@evenhand/wording/proposals';
import { useState } from 'react';
import { readChanges } from '../answers/read-changes.js';
import { type Names } from '../couple.js';
import { LivePrice } from './live-price.js';
import { PatchEditor } from './patch-editor.js';
import { fieldsIn, type Received, useProposals } from './proposal-calls.js';
import styles from './proposals.module.css';
import { SendDrawer } from './send-drawer.js';
import { usePrice } from './use-price.js';

const wording = proposalsWording.whatIf;
const MOST = 3;

interface WhatIfProps {
  party: Party;
  names: Names;
}

/** Two or three other agreements side by side. They are kept in this tab only; any of them can be sent. */
const WhatIf = ({ party, names }: WhatIfProps) => {
  const [scenarios, setScenarios] = useState<IntakeChanges[]>([{}, {}]);
  const [sent, setSent] = useState<IntakeChanges | null>(null);
  const draft = useDraft(`what-if.${party}`, ({ scenarios: kept }) => {
    if (Array.isArray(kept) && kept.length > 0) setScenarios(kept.slice(0, MOST).map(readChanges));
  });
  const change = (at: number, patch: IntakeChanges) => {
    const next = scenarios.with(at, patch);
    setScenarios(next);
    draft.keep({ scenarios: next });
  };
  return (
    <Loaded query={useProposals(party)} words={proposalsWording}>
      {({ answers }) => (
        <>
          <p>{wording.lead}</p>
          <div className={styles.scenarios}>
            {[...scenarios.entries()].map(([at, patch]) => (
              <section key={at} className={styles.scenario} aria-label={wording.scenario(at + 1)}>
                <h2>{wording.scenario(at + 1)}</h2>
                <Scenario {...{ party, names, answers, patch }} onChange={(next) => change(at, next)} />
                {fieldsIn(patch).length > 0 && (
                  <Actions>
                    <Button onClick={() => setSent(patch)}>{wording.send}</Button>
                  </Actions>
                )}
              </section>
            ))}
          </div>
          {scenarios.length < MOST && (
            <Button onClick={() => setScenarios([...scenarios, {}])}>{wording.another}</Button>
          )}
          {sent && <SendDrawer {...{ party, names }} start={sent} close={() => setSent(null)} />}
        </>
      )}
    </Loaded>
  );
};

interface ScenarioProps extends WhatIfProps {
  answers: Received['answers'];
  patch: IntakeChanges;
  onChange: (patch: IntakeChanges) => void;
}

const Scenario = ({ party, names, answers, patch, onChange }: ScenarioProps) => {
  const price = usePrice(party, patch);
  return (
    <>
      <PatchEditor {...{ party, answers, patch, onChange }} asks={price.asks} />
      <LivePrice {...{ party, names, price }} />
    </>
  );
};

export default WhatIf;
