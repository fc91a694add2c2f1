import type { Party } from '@evenhand/contracts/identity';
import { proposalsWording } from '@evenhand/wording/proposals';
import { lazy } from 'react';
import { type Names } from '../couple.js';
import { Fold } from './fold.js';
import { WordFromLawyer } from './word-from-lawyer.js';

const WhatIf = lazy(() => import('./what-if.js'));

/** Scenarios side by side, and a lawyer's Word file. */
export const OtherWaysToAsk = (reader: { party: Party; names: Names }) => (
  <>
    <Fold summary={proposalsWording.whatIf.open}>
      <WhatIf {...reader} />
    </Fold>
    <Fold summary={proposalsWording.word.open}>
      <WordFromLawyer {...reader} />
    </Fold>
  </>
);
