import type { Retrieval } from '@evenhand/contracts/evidence/search';
import { longDay } from '@evenhand/contracts/toronto';
import type { From } from '@evenhand/wording/evidence-answers';

export const fromOf = ({ people, at, sent, filename }: Retrieval): From => {
  const moment = at ?? sent?.at ?? null;
  return { writer: people[0], sender: sent?.people[0], day: moment && longDay(moment), filename };
};
