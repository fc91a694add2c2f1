import { refundWording } from './refund.js';

/** Terms and privacy. Each sentence is one that the product keeps today. */
export const termsWording = (refundDays: number) => ({
  title: 'Terms',
  lead: 'What you can expect from us, and we from you.',
  sections: [
    {
      title: 'What this is',
      text: 'Evenhand helps two people write a separation agreement for Ontario, Canada. It gives legal information. It is not a law firm, does not represent either of you and does not replace a lawyer.',
    },
    {
      title: 'Your answers',
      text: 'The agreement is made from what you enter. Give full and true answers: a court can set aside an agreement that leaves out a significant asset or debt (Family Law Act, section 56(4)).',
    },
    {
      title: 'Both of you',
      text: 'Invite only the person the agreement is with. Name as witnesses only adults who are not a party. Nobody may be pressed to sign.',
    },
    {
      title: 'Prices',
      text: `You see the full price before you pay. Prices include HST. ${refundWording.term(refundDays)}`,
    },
    {
      title: 'Signing',
      text: 'Before you sign you are asked to agree to sign electronically. Until both have signed, either of you can stop. After that, changes need the same form: in writing, signed and witnessed.',
    },
    {
      title: 'Keeping documents',
      text: 'When everyone has signed, each of you gets a link to the sealed file by e-mail. Save it and keep your own copy.',
    },
    { title: 'Law', text: 'The law of Ontario, and the law of Canada as it applies there, governs these terms.' },
  ],
});

/** What the privacy page states of each cookie, by its name. */
export const cookiesWording = {
  evenhand_session: 'One cookie keeps you signed in. It holds a random number and cannot be read by scripts.',
  evenhand_signed_in:
    'A second one ends with it and only tells our pages that somebody is signed in; scripts can read it.',
  evenhand_device:
    'The one that lasts longest recognizes this browser: 400 days from the last time you signed in, asked for a link or changed something about signing in. It signs nobody in. With it, strangers who guess cannot lock you out, and we mail you when a new browser signs in. We keep with your account which browsers you used and since when, as long; ending all sessions does not erase that, as it decides which browser may undo what was set up in another.',
  evenhand_external_sign_in: 'While you sign in with an account of another site, one more binds that to this browser.',
  evenhand_access:
    'Someone who opens an invitation gets one for 14 days, with a random number that scripts cannot read.',
  release_bucket:
    'While a new version of the site is tried on some visitors, another holds a number that a hundredth of all visitors share, and how often either version fails is counted, without who saw it.',
};

export const privacyWording = {
  title: 'Privacy',
  lead: 'What we keep, what for, and whom you can ask.',
  sections: [
    {
      title: 'What we keep',
      text: 'Your name and e-mail address, your answers, what you list in the financial tracker, the documents made from them, and a record of sign-ins and signatures: the time, the network address and the kind of browser. We need the last to show later who signed what.',
    },
    {
      title: 'What we do not do',
      text: 'No advertising, no sale of data, no tracking by others. Pages load nothing from other sites, except Stripe’s card form on the checkout page, where Stripe takes payments: there Stripe sees your network address and the kind of browser.',
    },
    {
      title: 'Who sees it',
      text: 'You. Your partner sees the agreement while your invitation is open, and can download the sealed file. A disclosure of your finances that you send them opens for 30 days, or until you take it back, also without an invitation. A lawyer who is named to certify the advice sees the agreement. A witness sees both names, one signature with its time and the fingerprint of the text, never the agreement. Each case is kept apart from every other.',
    },
    {
      title: 'Your evidence',
      text: 'What you upload to the Evidence Kit is for you alone. It is kept for 90 days, or as long as you choose, and you can delete all of it at once. Its text leaves our servers only if you switch on an assistant that writes answers; the switch says where it goes.',
    },
    {
      title: 'Cookies and your browser',
      text: `${Object.values(cookiesWording).join(' ')} Answers that could not be sent yet wait in your browser until they are.`,
    },
    {
      title: 'The newsletter and messages to support',
      text: 'Your address for the newsletter, the words you agreed to and when: until you unsubscribe, which every mail lets you do with one press. Of a message to support we keep its number and what it was about; the message itself goes into our mailbox.',
    },
    {
      title: 'Counting visits',
      text: 'Only if you agree, we count which pages and steps are used, without names, addresses, answers or amounts. Single events are kept for 30 days, daily counts for 13 months. When you take it back, every event of yours is deleted.',
    },
    {
      title: 'Where it is kept',
      text: 'On the servers of whoever runs this site, and with nobody else unless an installation names a store, a payment provider or an assistant of its own. Each such switch says where the data goes.',
    },
    {
      title: 'How long',
      text: 'As long as you have an account. One that nobody has signed in to for 24 months is deleted with everything in it; we write to you 30 and 7 days before, and one sign-in keeps it. Under “Your account” you download everything, or delete everything yourself: in seven days, or at once. What stays then is an agreement that both have signed, for the other signer; for 30 days what your partner listed themselves; the amounts of your payments, without a name, for the six years that tax law asks; and backups, for up to 35 days. Write to us to have something corrected. Partners, witnesses and lawyers without an account see, save and delete theirs on the page “What we keep about you”, with a link and a code.',
    },
    {
      title: 'Your rights',
      text: 'Canada’s privacy law (PIPEDA) gives you access to your data and the right to have it corrected. If you are not content with how we handle it, you can turn to the Office of the Privacy Commissioner of Canada.',
    },
  ],
} as const;
