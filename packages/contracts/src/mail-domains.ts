/** Domains of mailboxes that people in Ontario use. */
const PROVIDERS =
  `gmail.com googlemail.com outlook.com outlook.fr hotmail.com hotmail.ca hotmail.fr hotmail.co.uk live.com live.ca
  live.fr msn.com yahoo.com yahoo.ca yahoo.fr yahoo.co.uk yahoo.co.in ymail.com icloud.com me.com mac.com aol.com proton.me
  protonmail.com pm.me rogers.com bell.net sympatico.ca videotron.ca shaw.ca telus.net cogeco.ca gmx.com gmx.net gmx.de
  mail.com email.com fastmail.com zoho.com yandex.com qq.com`.split(/\s+/);

/** Endings that are slips of `.com` or `.ca` on a keyboard, and no top-level domains. */
const SLIPS: Readonly<Record<string, string>> = {
  con: 'com',
  cpm: 'com',
  cmo: 'com',
  ocm: 'com',
  vom: 'com',
  xom: 'com',
  cim: 'com',
  clm: 'com',
  coom: 'com',
  comm: 'com',
  cop: 'com',
  comn: 'com',
  va: 'ca',
  caa: 'ca',
  cca: 'ca',
};
/** Real domains are this near to shorter providers. */
const SHORTEST_COMPARED = 8;

/** Whether one letter is missing, added, replaced, or swapped with the next. */
const isOneSlip = (written: string, meant: string): boolean => {
  let start = 0;
  while (start < written.length && written[start] === meant[start]) start += 1;
  const rests = (fromWritten: number, fromMeant: number) =>
    written.slice(start + fromWritten) === meant.slice(start + fromMeant);
  const isSwapped = written[start] === meant[start + 1] && written[start + 1] === meant[start] && rests(2, 2);
  return rests(1, 0) || rests(0, 1) || rests(1, 1) || isSwapped;
};

const nearest = (domain: string): string | null => {
  if (PROVIDERS.includes(domain)) return domain;
  return (
    PROVIDERS.find(
      (known) => known.length >= SHORTEST_COMPARED && !known.startsWith('live.') && isOneSlip(domain, known),
    ) ?? null
  );
};

/** The address that was probably meant, where the domain looks like a slip of the keyboard; null where it does not. */
export const didYouMean = (written: string): string | null => {
  const address = written.trim();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || domain === '' || PROVIDERS.includes(domain)) return null;
  const pointed = domain.replaceAll(',', '.');
  const dot = pointed.lastIndexOf('.');
  const slip = SLIPS[pointed.slice(dot + 1)];
  const ended = dot > 0 && slip ? `${pointed.slice(0, dot)}.${slip}` : pointed;
  const meant = nearest(ended) ?? (ended === domain ? null : ended);
  return meant === null || meant === domain ? null : `${address.slice(0, at)}@${meant}`;
};
