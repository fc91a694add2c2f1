import { z } from 'zod';
import { job } from '../jobs/job.js';

/** Sends a waiting mail; retried for about two hours. Queue payloads are not encrypted, so it holds only the id. */
export const sendMail = job('send-mail', z.strictObject({ mailId: z.uuid() }), { attempts: 10, backoffSeconds: 15 });
