/**
 * Answers an operator 'why can this person not sign in by a link': `npm run why -w svc-auth -- <link or id of a person>`,
 * with DATABASE_URL set to svc-auth's database. Prints no name and no address.
 */
import { answerOperator } from '@evenhand/service-kit/operators/answer-operator';
import { authSchema } from '../database/schema.js';
import { explainSignIn } from './explain-sign-in.js';

await answerOperator({
  usage: 'npm run why -w svc-auth -- <link or id of a person>',
  schema: authSchema,
  answer: explainSignIn,
});
