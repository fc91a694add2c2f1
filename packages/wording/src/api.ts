/** What the page of the API says about itself. */
export const apiWording = {
  title: 'Evenhand API',
  description:
    'Every call that the pages of Evenhand make. Amounts are Canadian dollars with at most two decimals, except where their schema is Cents; dates are days in Ontario, and whatever goes wrong answers with problem details (RFC 9457).',
  success: 'What you asked for',
  problem: 'What went wrong, and where',
  session: 'The session of a person signed in.',
  access: 'The scoped access of a partner or witness, after link and one-time code.',
  idempotencyKey: 'Repeat a call with the same key and you get the first answer again; nothing is done twice.',
} as const;
