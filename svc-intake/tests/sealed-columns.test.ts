import { declineAsPartner, signAsLawyer } from '@evenhand/contracts/access/access';
import { commentAsPartner, writeComment } from '@evenhand/contracts/agreement/comments';
import { getProposals, proposeAsPartner, refuseProposal } from '@evenhand/contracts/agreement/proposal-calls';
import { everywhereInClear, HASH, WORD } from '@evenhand/service-kit/testing/columns-in-clear';
import { Dump } from '@evenhand/service-kit/testing/dump';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { Couple } from './support/couple.js';
import { couple, service, withCouple } from './support/with-couple.js';

withCouple();

const ADDRESS = 'a mail address, sealed with ADDRESS_KEY; its table has no entity';

/** Columns that can hold text and stay in clear, with the reason. Also in docs/decisions/sealed-columns.md. */
const inClear: Record<string, string> = {
  ...everywhereInClear,
  'accesses.ended_because': WORD,
  'accesses.party': WORD,
  'accesses.purpose': WORD,
  'accesses.role': WORD,
  'accesses.token_hash': HASH,
  'activities.kind': WORD,
  'agreements.answers_hash': HASH,
  'agreements.declined_by': WORD,
  'agreements.hash': HASH,
  'agreements.owners_disclosure': HASH,
  'agreements.partners_disclosure': HASH,
  'agreements.state': WORD,
  'approvals.disclosure_sha256': HASH,
  'approvals.hash': HASH,
  'approvals.party': WORD,
  'case_key.part': WORD,
  'case_key.wrapped': 'encrypted by the key service',
  'case_statements.party': WORD,
  'case_statements.sha256': HASH,
  'codes.hash': HASH,
  'codes.subject': 'what a code is for, and an id',
  'comments.audience': WORD,
  'comments.author': WORD,
  'comments.clause_id': 'the name of a clause',
  'comments_read.clause_id': 'the name of a clause',
  'comments_read.party': WORD,
  'disclosure_receipts.address': ADDRESS,
  'disclosure_receipts.sha256': HASH,
  'downloads.role': WORD,
  'downloads.token_hash': HASH,
  'entitlements.plan': WORD,
  'evidence_files.file_digest': HASH,
  'found_contents.decision': WORD,
  'intakes.accepted_versions': 'names of questions, without answers',
  'intakes.field_versions': 'names of questions, without answers',
  'intakes.figure_choices': 'names of figures and where they are stated, without amounts',
  'invitations.state': WORD,
  'lawyers.party': WORD,
  'link_refusals.act': WORD,
  'link_refusals.because': WORD,
  'links.ended_because': WORD,
  'links.party': WORD,
  'links.purpose': WORD,
  'links.role': WORD,
  'links.token_hash': HASH,
  'negotiators.mails': WORD,
  'negotiators.party': WORD,
  'own_data_links.access_hash': HASH,
  'own_data_links.ended_because': WORD,
  'own_data_links.token_hash': HASH,
  'proposals.author': WORD,
  'proposals.state': WORD,
  'seals.sealed_by': 'the name on the certificate of the site',
  'seals.sha256': HASH,
  'signatures.hash': HASH,
  'signatures.legal_advice': WORD,
  'signatures.role': WORD,
  'signing_events.happening': WORD,
  'signing_events.hash': HASH,
  'signing_events.role': WORD,
  'witnesses.party': WORD,
};

test('every column of svc-intake that can hold text is sealed, or stays in clear for a stated reason', async () => {
  expect((await new Dump(service.database).columnsInClear()).toSorted()).toEqual(Object.keys(inClear).toSorted());
});

/** In answers, agreement, messages, reasons, comments, names and signatures. */
const planted = [
  ...['Plantedhome', 'Planteddebts', 'Plantedchild', '2014-03-01', '91234', '91,234', '987654'],
  ...['Plantedmessage', 'Plantedreason', 'Plantedrefusal', 'Plantedcomment', 'Plantednote', 'Plantedanswer'],
  ...[
    'Noah Sample',
    'Amélie Example',
    'Grace Chen',
    'Omar Haddad',
    'Lee Lawyer',
    '12345A',
    '1 Court Street',
    'King Street',
  ],
  'Planteddecline',
];
const answers = {
  homeDivisionDescription: 'Plantedhome goes to Amélie.',
  debtDivisionDescription: 'Planteddebts are paid by each.',
  children: [{ name: 'Plantedchild', birthdate: '2014-03-01', specialNeeds: false }],
  userIncome: 91_234,
  homeEstimatedValue: 987_654,
};

/** Comments, a refused proposal, all signatures with a lawyer's certificate. */
const journey = async (): Promise<void> => {
  const { hash } = await couple.draft(answers);
  await couple.invite('Plantedmessage');
  const partner = await couple.reviewer();
  const comment = (text: string, audience: string) => ({ body: { clauseId: 'background', text, audience } });
  await couple.owner.get(writeComment, comment('Plantedcomment', 'both'));
  await couple.owner.get(writeComment, comment('Plantednote', 'self'));
  await partner.get(commentAsPartner, comment('Plantedanswer', 'self'));
  const patch = { agreedChildSupportAmount: 1_600 };
  await partner.get(proposeAsPartner, { body: { patch, reason: 'Plantedreason' } });
  const [proposal] = (await couple.owner.get(getProposals)).proposals;
  const params = { id: proposal?.id ?? '' };
  await couple.owner.get(refuseProposal, { params, body: { reason: 'Plantedrefusal' } });
  await couple.partnerApproves(hash, partner);
};

test('attacker has a dump after a negotiation and a signing, product shows no planted word of it', async () => {
  await journey();
  const signed = await Couple.of(service);
  const { hash } = await signed.ready(answers);
  await signed.ownerSignsWithLawyer(hash);
  await (await signed.lawyer()).get(signAsLawyer, { body: signed.lawyerSignature(hash) });
  await signed.witnessSigns('owner', hash);
  const declined = await Couple.of(service);
  const { reviewer } = await declined.ready(answers);
  await reviewer.get(declineAsPartner, { body: { reason: 'Planteddecline' } });
  await eventually(async () => expect(await service.query('SELECT 1 FROM outbox')).toEqual([]));
  const dump = new Dump(service.database);
  const addresses = [couple, signed, declined].flatMap(({ ownerEmail, partnerEmail }) => [ownerEmail, partnerEmail]);
  expect(await dump.columnsWith([...planted, ...addresses])).toEqual([]);
});
