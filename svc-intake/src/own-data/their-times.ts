/** The role of a row of `links` or `accesses`. */
export const ROLE_OF_GRANT = `case when role = 'partner' then 'partner' else party || '-' || role end`;

/**
 * SQL: whether the address $2 had a role of the case $1 at a time: from a link to it until the role's link to another
 * address.
 */
export const wasTheirs = (role: string, at: string): string => `exists (
  select from (
    select email, ${ROLE_OF_GRANT} as held, sent_at,
      lead(sent_at) over (partition by ${ROLE_OF_GRANT} order by sent_at, id) as until
    from links where case_id = $1) granted
  where email = $2 and held = ${role} and ${at} >= sent_at and (until is null or ${at} < until))`;

export const AGREEMENTS = 'select id from agreements where case_id = $1';

export const THEIR_ACTS = `agreement_id in (${AGREEMENTS}) and ${wasTheirs('signing_events.role', 'signing_events.at')}`;
export const THEIR_COMMENTS = `case_id = $1 and author = 'partner' and ${wasTheirs(`'partner'`, 'comments.written_at')}`;
export const THEIR_PROPOSALS = `case_id = $1 and author = 'partner' and ${wasTheirs(`'partner'`, 'proposals.sent_at')}`;
