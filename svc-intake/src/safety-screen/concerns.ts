import type { SafetyAnswers, SafetyScreen } from '@evenhand/contracts/intake/safety-screen';

type Concern = SafetyScreen['concerns'][number];

/** Unsure counts as yes. */
export const concernsOf = (answers: SafetyAnswers): Concern[] => {
  const concerns: Concern[] = [];
  if (answers.afraidOfPartner !== 'no' || answers.violenceOrThreats !== 'no') concerns.push('safety');
  if (answers.pressuredToAgree !== 'no') concerns.push('pressure');
  if (answers.hiddenMoney !== 'no') concerns.push('disclosure');
  return concerns;
};
