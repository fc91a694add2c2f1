import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Settings } from '../settings.ts';
import { evidenceFiles } from './evidence-files.ts';
import { assets, debts, documents, incomes } from './finances.ts';
import { codeIn, linkIn, nextMail } from './mails.ts';
import { sampleRecord } from './sample-case.ts';
import { Kept, upload } from './upload.ts';
import { Visitor } from './visitor.ts';

/** How each signs in. The partner has no account: a single-use link and a mailed code. */
export interface SampleCase {
  readonly email: string;
  readonly password: string;
  readonly partnerEmail: string;
  readonly partnerLink: string;
}

const READING_MS = 120_000;

/** Creates an invented case under review, through the public API. */
export const fillCase = async (settings: Settings): Promise<SampleCase> => {
  const mark = randomBytes(3).toString('hex');
  const [email, partnerEmail] = [`alex-${mark}@example.test`, `sam-${mark}@example.test`];
  const password = `Even-${randomBytes(6).toString('base64url')}-1`;
  const alex = new Visitor(settings);
  await alex.call('POST', '/api/auth/password/register', { email, password, firstName: 'Alex', lastName: 'Example' });
  await proveAddress(settings, alex, email);
  await buy(alex);
  await fillFinances(alex);
  await uploadEvidence(alex);
  await alex.call('POST', '/api/intake', sampleRecord(email));
  const { hash } = Drafted.parse(await alex.call('POST', '/api/agreement'));
  await alex.call('POST', '/api/agreement/approve', { hash });
  await invite(alex, partnerEmail);
  const partnerLink = await readAsPartner(settings, partnerEmail);
  await evidenceRead(alex);
  return { email, password, partnerEmail, partnerLink };
};

async function proveAddress(settings: Settings, alex: Visitor, email: string): Promise<void> {
  await alex.call('POST', '/api/auth/magic-link/send', { email });
  const link = linkIn(await nextMail(settings, email, 'Your sign-in link'));
  await alex.call('POST', '/api/auth/magic-link/verify', { token: link.searchParams.get('token'), email });
}

const Payment = z.object({ clientSecret: z.string() });
const Due = z.object({ amountDue: z.number() });

async function buy(alex: Visitor): Promise<void> {
  const { amountDue: amount } = Due.parse(await alex.call('GET', '/api/billing/checkout/complete'));
  const order = Payment.parse(await alex.call('POST', '/api/create-payment-intent', { amount, plan: 'complete' }));
  await alex.call('POST', '/api/billing/sandbox/confirm', { ...order, card: '4242424242424242' });
  await alex.call('POST', '/api/billing/settle', order);
  const Plan = z.object({ plan: z.string().nullable() });
  while (Plan.parse(await alex.call('GET', '/api/intake/plan')).plan !== 'complete') await pause(200);
}

async function fillFinances(alex: Visitor): Promise<void> {
  const ids = new Map<string, string>();
  for (const asset of assets)
    ids.set(asset.name, Kept.parse(await alex.call('POST', '/api/financial/assets', asset)).id);
  for (const debt of debts) await alex.call('POST', '/api/financial/debts', debt);
  for (const income of incomes) await alex.call('POST', '/api/financial/disclosures', income);
  for (const { type, statementDate, shows, ...file } of documents) {
    const fileId = await upload(alex, file, 'disclosure');
    const proves = shows.flatMap((name) => ids.get(name) ?? []);
    await alex.call('POST', `/api/financial/documents/${type}/files`, {
      fileId,
      name: file.name,
      statementDate,
      proves,
    });
  }
}

const Drafted = z.object({ hash: z.string() });

async function uploadEvidence(alex: Visitor): Promise<void> {
  for (const file of evidenceFiles) await upload(alex, file);
  await alex.call('POST', '/api/evidence/index');
}

async function invite(alex: Visitor, partnerEmail: string): Promise<void> {
  const answers = { afraidOfPartner: 'no', violenceOrThreats: 'no', pressuredToAgree: 'no', hiddenMoney: 'no' };
  await alex.call('PUT', '/api/safety-screen', { answers, goOnAnyway: false });
  await alex.call('POST', '/api/invitation', { partnerEmail, message: '' });
}

/** Opens the partner's link, which uses it, and requests another. */
async function readAsPartner(settings: Settings, partnerEmail: string): Promise<string> {
  const sam = new Visitor(settings);
  const token = linkIn(await nextMail(settings, partnerEmail, 'A document for you to read')).hash.slice(1);
  await sam.call('POST', '/api/access/open', { token });
  await sam.call('POST', '/api/access/enter', {
    token,
    code: codeIn(await nextMail(settings, partnerEmail, 'Your code')),
  });
  await sam.call('POST', '/api/access/renew', { token });
  return linkIn(await nextMail(settings, partnerEmail, 'Your new link')).href;
}

/** Waits until all files are searchable; embedding may end later. */
async function evidenceRead(alex: Visitor): Promise<void> {
  const Status = z.object({ counts: z.record(z.string(), z.number()) });
  const settled = async () => {
    const { counts } = Status.parse(await alex.call('GET', '/api/evidence/status'));
    return Object.entries(counts).every(([state, count]) => count === 0 || state === 'complete' || state === 'failed');
  };
  for (const last = Date.now() + READING_MS; Date.now() < last && !(await settled()); ) await pause(500);
}
