/** For a mail to a person who did not ask for it. */
export const howToCheck = (sender: string): string =>
  `How to check that it is real: ask ${sender} in person or by a telephone number that you know. The page asks only for a code of six digits that we mail to you; we never ask for a password, a card or a bank account.`;

/** How every mail about a case ends. */
export const signedOff = `
This mail was sent by Evenhand.
`;
