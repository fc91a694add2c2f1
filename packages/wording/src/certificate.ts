/** The record of signing at the end of a sealed agreement: what happened, and how each person was identified. */
export const certificateWording = {
  happenings: {
    drafted: 'The agreement was made from the answers',
    invited: 'The partner was invited to read it',
    'link-opened': 'The link was opened',
    'code-sent': 'A one-time code was sent by e-mail',
    'code-confirmed': 'The one-time code was confirmed',
    'disclosure-confirmed': 'Confirmed with a one-time code: what was disclosed from their address is theirs',
    approved: 'The agreement was approved',
    ready: 'Both had approved the same text: signing opened',
    'waiting-shortened': 'Agreed to sign before the end of the waiting time',
    consented: 'Consent to sign electronically was given',
    'advice-received': 'Declared: independent legal advice was received',
    'advice-waived': 'Declared: independent legal advice was knowingly waived',
    signed: 'The agreement was signed',
    'witness-named': 'A witness was named and sent a link',
    'witness-here': 'The witness was in the room and was handed the same device, with a link of their own',
    'lawyer-named': 'A lawyer was named for the certificate of legal advice and sent a link',
    reminded: 'A reminder was sent',
    declined: 'The agreement was declined',
    expired: 'The time to sign ran out',
    voided: 'The agreement was taken back',
    sealed: 'The document was sealed',
    'other-name-confirmed': 'Confirmed: the name signed with is theirs, although the agreement names another',
  },
  disclosureReceived: (date: string) =>
    `I received the other’s financial disclosure, as far as Schedule H applies, on ${date}.`,
  legalAdvice: {
    received: 'I took advice about this agreement from a lawyer of my own.',
    waived:
      'I was told to take advice about this agreement from a lawyer of my own and had the time to do so. I know that it affects my rights, and I sign it without that advice by my own choice.',
  },
  lawSocietyNumber: (number: string) => `Law Society of Ontario number ${number}.`,
  accountAndCode: (email: string) => `Signed-in account, and a one-time code sent to ${email}`,
  linkAndCode: (email: string) => `A link and one-time codes sent to ${email}`,
} as const;
