import type { Client } from 'pg';
import { z } from 'zod';

/** What the database holds about one case; the agreement is the latest version. */
const CaseFacts = z.object({
  submitted: z.boolean(),
  /** Answers were saved after they were submitted. */
  edited: z.boolean(),
  entries: z.number(),
  invitation: z.string().nullable(),
  versions: z.number(),
  state: z.string().nullable(),
  /** By the partner: the latest version or the one before it. */
  declined: z.boolean(),
  /** Authors of the proposals that wait for an answer. */
  asking: z.array(z.string()),
  proposals: z.number(),
  approvals: z.array(z.string()),
  signatures: z.array(z.string()),
  sealed: z.boolean(),
  plan: z.string().nullable(),
  payments: z.number(),
  refunds: z.number(),
});
export type CaseFacts = z.infer<typeof CaseFacts>;

const QUERY = `
  with this as (select id from intake.cases where email = $1),
  versions as (select a.* from intake.agreements a join this on a.case_id = this.id),
  latest as (select * from versions order by version desc limit 1),
  receipts as (select r.kind from billing.receipt r join this on r.case_id = this.id)
  select
    exists (select from intake.intakes i join this on i.case_id = this.id where submitted_at is not null) as submitted,
    coalesce((select saved_at > submitted_at from intake.intakes i join this on i.case_id = this.id), false) as edited,
    coalesce((select entries from intake.case_finances f join this on f.case_id = this.id), 0) as entries,
    (select state from intake.invitations i join this on i.case_id = this.id order by sent_at desc limit 1) as invitation,
    (select count(*)::int from versions) as versions,
    (select state from latest) as state,
    exists (select from versions where declined_by = 'partner' and version >= (select version from latest) - 1) as declined,
    array(select author from intake.proposals p join this on p.case_id = this.id where p.state = 'sent' order by author)
      as asking,
    (select count(*)::int from intake.proposals p join this on p.case_id = this.id) as proposals,
    array(select party from intake.approvals where agreement_id = (select id from latest) order by party) as approvals,
    array(select role from intake.signatures where agreement_id = (select id from latest) order by role) as signatures,
    exists (select from intake.seals where agreement_id = (select id from latest)) as sealed,
    (select plan from intake.entitlements e join this on e.case_id = this.id) as plan,
    (select count(*)::int from receipts where kind = 'payment') as payments,
    (select count(*)::int from receipts where kind = 'refund') as refunds
`;

export const factsOf = async (database: Client, sealedEmail: string): Promise<CaseFacts> =>
  CaseFacts.parse((await database.query(QUERY, [sealedEmail])).rows[0]);
