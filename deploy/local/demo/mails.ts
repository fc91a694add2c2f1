import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Settings } from '../settings.ts';
import { Trouble } from '../trouble.ts';

const Mails = z.array(
  z.object({
    subject: z.string(),
    time: z.string(),
    text: z.string().default(''),
    to: z.array(z.object({ address: z.string() })),
  }),
);

const PATIENCE_MS = 60_000;

const mailsTo = async ({ mailboxPort }: Settings, person: string, subject: string) => {
  const answer = await fetch(`http://localhost:${mailboxPort}/api/email`).catch(() => null);
  return Mails.parse((await answer?.json()) ?? [])
    .filter((mail) => mail.subject === subject && mail.to.some(({ address }) => address === person))
    .sort((one, other) => one.time.localeCompare(other.time));
};

export const mailCount = async (settings: Settings, person: string, subject: string): Promise<number> =>
  (await mailsTo(settings, person, subject)).length;

/** The newest mail with a subject, once there are more than `before`. */
export const nextMail = async (settings: Settings, person: string, subject: string, before = 0): Promise<string> => {
  for (const last = Date.now() + PATIENCE_MS; Date.now() < last; await pause(200)) {
    const mails = await mailsTo(settings, person, subject);
    const newest = mails.at(-1);
    if (newest && mails.length > before) return newest.text;
  }
  throw new Trouble(
    `No mail came to the mailbox on port ${settings.mailboxPort}: the sample case reads it as its people would.`,
  );
};

/** The first URL in a mail. */
export const linkIn = (text: string): URL => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');

export const codeIn = (text: string): string => /^\s+(\d{6})$/m.exec(text)?.[1] ?? '';
