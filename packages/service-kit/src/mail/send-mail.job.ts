import { z } from 'zod';
import { job } from '../jobs/job.js';

/** Sends a waiting mail. Tried for about two hours. The queue keeps its payload in clear, so it names the mail only. */
export const sendMail = job('send-mail', z.strictObject({ mailId: z.uuid() }), { attempts: 10, backoffSeconds: 15 });
