/** The first day of signing, in words, by legal advice. */
interface FirstDays {
  received: string;
  waived: string;
}

const from = ({ received, waived }: FirstDays): string =>
  received === waived
    ? `You can sign from ${waived}.`
    : `If you had advice from a lawyer of your own, you can sign from ${received}. Without it, you can sign from ${waived}.`;

const why = 'You both have this time to read the text again without pressure and to ask a lawyer.';

const sooner = ({ received, waived }: FirstDays): string => {
  const agree = 'If you both want to sign sooner, each of you can agree to that on the signing page.';
  const then =
    received === waived
      ? `Then you can sign from ${waived}.`
      : `Then a person with advice from a lawyer of their own can sign from ${received}, and a person without it from ${waived}.`;
  return `${agree} ${then} At least one night always passes where support is given up, and for a person who signs without legal advice.`;
};

/** The days between the second approval and the first signature: on the signing page and in mails. */
export const coolingOffWording = {
  title: 'Time to think it over',
  from,
  why,
  sooner,
  inMail: (now: FirstDays, shortened: FirstDays): string => `${from(now)} ${why} ${sooner(shortened)}`,
  agree: 'I Agree to Sign Sooner',
  agreeing: 'Saving…',
  youAgreed: 'You agreed to sign sooner. Your partner has not agreed yet.',
  partnerAgreed: 'Your partner agreed to sign sooner. You do not have to.',
  failed: 'We could not save this. Please try again.',
};
