/**
 * Answers an operator 'why does this link not work': `npm run why -w svc-intake -- <link, token or id>`, with
 * DATABASE_URL set to svc-intake's database. Prints no name, address or word of the agreement.
 */
import { answerOperator } from '@evenhand/service-kit/operators/answer-operator';
import { intakeSchema } from '../database/schema.js';
import { explainLink } from './explain-link.js';

await answerOperator({
  usage: 'npm run why -w svc-intake -- <link, token or id>',
  schema: intakeSchema,
  answer: explainLink,
});
