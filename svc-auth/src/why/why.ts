import { answerWhy } from '@evenhand/service-kit/mailed-links/answer-why';
import { authSchema } from '../database/schema.js';
import { explainLinks } from './explain-links.js';

await answerWhy(authSchema, explainLinks);
