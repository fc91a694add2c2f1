import { z } from 'zod';

/** A mail as the mailbox of the run keeps it. */
const Mail = z.object({
  id: z.string(),
  time: z.string(),
  subject: z.string(),
  text: z.string().optional(),
  html: z.string().optional(),
});
export type Mail = z.infer<typeof Mail>;

const LOOK_EVERY = 150;
const WAIT_AT_MOST = 60_000;

/** The mailbox that receives every mail of the site. */
export class Mailbox {
  private readonly address: string;

  constructor(address: string) {
    this.address = address;
  }

  /** All mail to one person, oldest first. The site lower-cases addresses. */
  async to(person: string): Promise<Mail[]> {
    const theirs = new URLSearchParams({ 'to.address': person.toLowerCase() });
    const answer = await fetch(`${this.address}/api/email?${theirs}`);
    const mails = z.array(Mail).parse(await answer.json());
    return mails.sort((one, other) => one.time.localeCompare(other.time));
  }

  /**
   * Waits for a mail to a person whose subject contains the words; returns the newest. `after` is the number of such
   * mails before.
   * @throws Error after a minute, with the subjects received
   */
  async next(person: string, words: string, after = 0): Promise<Mail> {
    for (const last = Date.now() + WAIT_AT_MOST; ; await new Promise((settle) => setTimeout(settle, LOOK_EVERY))) {
      const mails = await this.to(person);
      const matching = mails.filter(({ subject }) => subject.includes(words));
      const newest = matching.at(-1);
      if (newest && matching.length > after) return newest;
      if (Date.now() < last) continue;
      const came = mails.map(({ subject }) => `"${subject}"`).join(', ') || 'nothing';
      throw new Error(`No mail "${words}" came to ${person}; there is ${came}.`);
    }
  }
}

/** The first link to the site in a mail, as a path. */
export const linkIn = ({ text = '' }: Mail): string => {
  const address = /https?:\/\/[^\s/]+(\/\S*)/.exec(text)?.[1];
  if (!address) throw new Error(`There is no link in the mail: ${text}`);
  return address;
};
