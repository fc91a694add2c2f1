import { fillCase } from '../demo/fill-case.ts';
import { readSettings } from '../settings.ts';
import { leaveWith } from '../trouble.ts';

/** Fills a sample case on the running product and prints how each of its two people signs in. */
const demo = async (): Promise<void> => {
  const settings = readSettings();
  const { email, password, partnerEmail, partnerLink } = await fillCase(settings);
  process.stdout.write(`
A sample case is filled in: finances, evidence, an agreement, and a partner who reviews it.

  Site      ${settings.publicUrl}
  Mailbox   http://localhost:${settings.mailboxPort}

Alex, who started it, signs in with:

  E-mail    ${email}
  Password  ${password}

Sam, the partner, has no account and opens a link that works once; the code for it comes to ${partnerEmail} in the
mailbox:

  ${partnerLink}

`);
};

await demo().catch(leaveWith);
