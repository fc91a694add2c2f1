import type { SafetyAnswers, SafetyScreen } from '@evenhand/contracts/intake/safety-screen';

type Concern = SafetyScreen['concerns'][number];

/** Which answers call for care. Unsure counts as yes: help is shown once too often rather than once too little. */
export const concernsOf = (answers: SafetyAnswers): Concern[] => {
  const concerns: Concern[] = [];
  if (answers.afraidOfPartner !== 'no' || answers.violenceOrThreats !== 'no') concerns.push('safety');
  if (answers.pressuredToAgree !== 'no') concerns.push('pressure');
  if (answers.hiddenMoney !== 'no') concerns.push('disclosure');
  return concerns;
};
