/** How two people hear from each other while both read the draft, and what is there when they should not. */
export const negotiationWording = {
  onHold: 'Asking and answering is on hold for now. You can still read the draft, and approve or decline it as it is.',
  ownHold: (name: string) => `You have put this on hold. ${name} can read the draft, and sees that it is on hold.`,
  goOn: 'Go on',
  taking: {
    title: 'How you hear from each other',
    mails: 'E-mails about news, at most',
    every: { hour: 'One an hour', day: 'One a day' },
    mailsHint: 'An e-mail says only that there is news. It holds no word of what was written.',
    hold: 'Put this on hold',
    holdMeans: (name: string) =>
      `Neither of you can ask, answer or comment until you go on. ${name} sees that it is on hold, and no reason.`,
    failed: 'We could not save that. Please try again.',
  },
  refused: {
    offer: (name: string) => `${name} will not show what they own or owe`,
    means: (name: string) =>
      `We stop the asking and answering here and show you other ways. ${name} sees that it is on hold, and no reason.`,
    yes: 'Yes, stop here',
    why: 'Both of you must show what you own and owe before you agree. Without it an agreement may not hold. A lawyer or a court can make your partner show it.',
    back: (name: string) => `${name} has shown it now`,
  },
  stop: {
    title: 'There are safer ways than this one',
    lead: (name: string) =>
      `From what you told us in private, the two of you should not settle this here on your own. Only you see this. ${name} sees that asking and answering is on hold, as with any other pause.`,
    why: 'Why we stop here',
    change: 'Change my private answers',
    keep: 'Keep my answers',
  },
  ways: {
    title: 'Other ways to settle this',
    list: [
      {
        name: 'A lawyer',
        text: 'A lawyer of your own can deal with the other one for you. The Law Society Referral Service (lsrs.lso.ca) finds one and the first half hour is free. Legal Aid Ontario: 1-800-668-8258.',
      },
      {
        name: 'A mediator',
        text: 'A mediator can work with each of you in separate rooms and first asks each of you alone if it is safe. The Family Law Information Centre at your courthouse can tell you about mediation that costs little or nothing.',
      },
      {
        name: 'A court',
        text: 'A judge can order that someone shows what they own and owe, and can decide what the two of you cannot agree on.',
      },
      {
        name: 'Someone to talk to',
        text: 'The Assaulted Women’s Helpline (1-866-863-0511) and the Victim Support Line (1-888-579-2888) are there day and night. In danger, call 911.',
      },
    ],
  },
} as const;
