import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';

const Answer = z.enum(['yes', 'no', 'unsure']);

/** Asked once, before the first invitation; visible only to its author. */
export const SafetyAnswers = z.strictObject({
  afraidOfPartner: Answer,
  violenceOrThreats: Answer,
  pressuredToAgree: Answer,
  hiddenMoney: Answer,
});
export type SafetyAnswers = z.infer<typeof SafetyAnswers>;

/** `concerns`: the answers of concern; the page shows help for each. */
export const SafetyScreen = z
  .object({
    answers: SafetyAnswers.nullable(),
    answeredAt: Moment.nullable(),
    concerns: z.array(z.enum(['safety', 'pressure', 'disclosure'])),
    /** Second confirmation, required with concerns. */
    goOnAnyway: z.boolean(),
  })
  .meta({ id: 'SafetyScreen' });
export type SafetyScreen = z.infer<typeof SafetyScreen>;

export const AnswerSafetyScreen = z.strictObject({ answers: SafetyAnswers, goOnAnyway: z.boolean() });
export type AnswerSafetyScreen = z.infer<typeof AnswerSafetyScreen>;

export const getSafetyScreen = endpoint('GET', '/api/safety-screen', null, SafetyScreen, { assurance: 'two' });
export const answerSafetyScreen = endpoint('PUT', '/api/safety-screen', AnswerSafetyScreen, SafetyScreen, {
  assurance: 'two',
});
