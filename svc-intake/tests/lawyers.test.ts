import {
  approveAsPartner,
  getAccess,
  getAccessPdf,
  namePartnerLawyer,
  signAsLawyer,
  signAsWitness,
} from '@evenhand/contracts/access/access';
import { getCaseBar } from '@evenhand/contracts/dashboard/case-bar';
import { getSealedPdf, getSigning, nameLawyer, signAgreement } from '@evenhand/contracts/signing/signing';
import { textOf } from '@evenhand/paper/testing/poppler';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { signingWording } from '@evenhand/wording/signing';
import { SealingService } from '../src/sealing/sealing.service.js';
import { SweepProcessor } from '../src/sweep/sweep.processor.js';
import { inDays } from './support/clock.js';
import { nextMail } from './support/mailbox.js';
import { sealed } from './support/sealed.js';
import { codeOf, couple, pointersOf, service, withCouple } from './support/with-couple.js';

withCouple();

/** Signed by all but the lawyer. */
const fourSigned = async (): Promise<string> => {
  const { hash } = await couple.ready();
  await couple.ownerSignsWithLawyer(hash);
  await couple.partnerSigns(hash, await couple.signer());
  await couple.witnessSigns('owner', hash);
  await couple.witnessSigns('partner', hash);
  return hash;
};
const sealedText = async () => textOf((await couple.owner.call(getSealedPdf)).bytes);

test('a named lawyer reads the text and certifies the advice, and the seal waits for the certificate', async () => {
  const hash = await fourSigned();
  expect(await couple.owner.get(getSigning)).toMatchObject({ state: 'partially_signed', sealing: false });
  const lawyer = await couple.lawyer();
  const view = await lawyer.get(getAccess);
  expect(view).toMatchObject({ role: 'lawyer', name: 'Lee Lawyer', message: null });
  expect(view.agreement?.hash).toBe(hash);
  expect((await lawyer.call(getAccessPdf)).bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const signed = await lawyer.get(signAsLawyer, { body: couple.lawyerSignature(hash) });
  expect(signed.signing?.places.at(-1)).toMatchObject({ role: 'owner-lawyer', state: 'signed' });
  await sealed(couple);
  expect((await couple.owner.get(getCaseBar)).parts).toMatchObject({ signing: 'full', documents: 'full' });
  await nextMail(couple.lawyerEmail, mailIntake.certified.subject);
  const text = (await sealedText()).replace(/\s+/g, ' ');
  expect(text).toContain('Certificate of independent legal advice: lawyer of the first person');
  expect(text).toContain('I explained to Amélie Example what this agreement says');
  expect(text).toContain('Law Society of Ontario number 12345A.');
  expect(text).not.toContain('lawyer of the second person');
  expect(text).toContain(signingWording.legalAdvice.waived);
  expect(text).not.toMatch(/_{3}/);
}, 120_000);

test('a lawyer can only certify, and a certificate needs all its facts', async () => {
  const { hash } = await couple.ready();
  await couple.ownerSignsWithLawyer(hash);
  const lawyer = await couple.lawyer();
  expect((await lawyer.call(signAsWitness, { body: couple.witnessSignature('owner', hash) })).status).toBe(403);
  expect((await lawyer.call(approveAsPartner, { body: { hash } })).status).toBe(403);
  const body = { ...couple.lawyerSignature(hash), licensed: false, explained: undefined, lawSocietyNumber: '' };
  expect(pointersOf(await lawyer.call(signAsLawyer, { body }))?.sort()).toEqual([
    '/explained',
    '/lawSocietyNumber',
    '/licensed',
  ]);
});

test('a lawyer is neither party, acts for one of them, and requires that advice was received', async () => {
  const { hash } = await couple.ready();
  const body = {
    ...(await couple.ownerSignature(hash)),
    legalAdvice: 'received',
  };
  const partner = { name: 'Lee Lawyer', email: couple.partnerEmail };
  expect(pointersOf(await couple.owner.call(signAgreement, { body: { ...body, lawyer: partner } }))).toEqual([
    '/lawyer/email',
  ]);
  const lawyer = { name: 'Lee Lawyer', email: couple.lawyerEmail };
  const waived = { ...body, lawyer, legalAdvice: 'waived' };
  expect(pointersOf(await couple.owner.call(signAgreement, { body: waived }))).toEqual(['/lawyer']);
  await couple.owner.get(signAgreement, { body: { ...body, lawyer } });

  const signer = await couple.signer();
  await couple.partnerSigns(hash, signer);
  expect(codeOf(await signer.call(namePartnerLawyer, { body: { lawyer } }))).toBe('advice-not-received');
});

test("the agreement is sealed without a certificate when the lawyer's certificate is withdrawn", async () => {
  await fourSigned();
  await couple.owner.get(nameLawyer, { body: { lawyer: null } });
  await sealed(couple);
  const text = await sealedText();
  expect(text).not.toContain('Certificate of independent legal advice');
  expect(text).toContain(signingWording.legalAdvice.received);
}, 120_000);

/** Seals wait for the lock after they have looked at the certificates. */
const waitingForSeals = () =>
  service.query("SELECT pid FROM pg_locks WHERE NOT granted AND relation = 'seals'::regclass");

test.each([false, true])(
  'the seal waits for a lawyer who was named while its file was made, and includes the certificate (signed: %s)',
  async (hasSigned) => {
    const hash = await fourSigned();
    await nextMail(couple.lawyerEmail, mailIntake.lawyer.subject);
    const [row] = await service.query('SELECT id FROM agreements WHERE case_id = $1', [couple.who.caseId]);
    const held = service.database.createQueryRunner();
    await held.startTransaction();
    await held.query('LOCK TABLE seals IN ACCESS EXCLUSIVE MODE');
    await couple.owner.get(nameLawyer, { body: { lawyer: null } });
    const seal = () => service.app.get(SealingService).seal(String(row?.id));
    const sealing = seal();
    await eventually(async () => expect(await waitingForSeals()).toHaveLength(2));

    const lawyer = { name: 'Lee Lawyer', email: couple.lawyerEmail };
    await couple.owner.get(nameLawyer, { body: { lawyer } });
    const certify = async () => (await couple.lawyer()).get(signAsLawyer, { body: couple.lawyerSignature(hash) });
    if (hasSigned) await certify();
    await held.commitTransaction();
    await held.release();
    await sealing;
    if (!hasSigned) {
      expect((await couple.owner.get(getSigning)).state).toBe('partially_signed');
      await certify();
    }
    await seal();
    await sealed(couple);
    expect(await sealedText()).toContain('Certificate of independent legal advice');
  },
  120_000,
);

test('an agreement is sealed without a certificate that is late', async () => {
  await fourSigned();
  await inDays(service, 31, async () => {
    await service.app.get(SweepProcessor).sweep();
    await sealed(couple);
  });
  expect((await couple.owner.get(getSigning)).state).toBe('completed');
}, 120_000);
