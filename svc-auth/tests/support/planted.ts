import { randomUUID } from 'node:crypto';
import { createPaymentIntent, getCheckout, settlePayment } from '@evenhand/contracts/billing/payments';
import { confirmSandboxCard, sandboxCards } from '@evenhand/contracts/billing/sandbox';
import { presignUpload, registerFile } from '@evenhand/contracts/evidence/uploads';
import { addAsset } from '@evenhand/contracts/finance/assets';
import { IDENTITY_HEADER, OwnerIdentity } from '@evenhand/contracts/identity';
import { getIntake, saveIntakeDraft } from '@evenhand/contracts/intake/intake';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { type Auth, password } from './auth.js';
import type { Browser } from './browser.js';
import type { OtherServices } from './other-services.js';

/** A person with content in every service, each item with a unique word. */
export interface Planted {
  email: string;
  browser: Browser;
  who: OwnerIdentity;
  /** Must be in no store after the deletion. */
  words: string[];
}

export const plant = async (auth: Auth, others: OtherServices): Promise<Planted> => {
  const mark = randomUUID().slice(0, 8);
  const email = `${mark}@mail.test`;
  const [lastName, street, account, passage] = [
    `Sample${mark}`,
    `${mark} Elm Street`,
    `Savings ${mark}`,
    `note${mark}`,
  ];
  const browser = auth.newBrowser();
  await browser.post('/api/auth/password/register', { email, password, firstName: 'Alex', lastName });
  const who = OwnerIdentity.parse(await auth.resolve(browser.cookie('evenhand_session')));
  await answer(others, who, street);
  await list(others, who, account);
  await upload(others, who, passage);
  await buy(others, who);
  return { email, browser, who, words: [email, mark, who.personId] };
};

const answer = (others: OtherServices, who: OwnerIdentity, userAddress: string) =>
  eventually(async () => {
    const intake = others.as('svc-intake', who);
    const { version } = await intake.get(getIntake);
    await intake.get(saveIntakeDraft, { body: { version, changes: { userAddress, phoneNumber: '416-555-0199' } } });
  });

const list = (others: OtherServices, who: OwnerIdentity, name: string) =>
  others.as('svc-finance', who).get(addAsset, {
    body: {
      category: 'bank_account',
      name,
      value: 1_000,
      ownership: 'party_a',
      valuationDate: '2026-11-21T15:00:00.000Z',
    },
  });

const upload = async (others: OtherServices, who: OwnerIdentity, text: string): Promise<void> => {
  const evidence = others.as('svc-evidence', who);
  const { url, fields } = await evidence.get(presignUpload, { body: { filename: `${text}.txt`, mime: 'text/plain' } });
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([text]), `${text}.txt`);
  const target = `${others.urlOf('svc-evidence')}${new URL(url).pathname}`;
  const headers = { [IDENTITY_HEADER]: await others.tokenOf('svc-evidence', who) };
  const answered = await fetch(target, { method: 'POST', body: form, headers });
  if (answered.status !== 204) throw new Error(await answered.text());
  await evidence.get(registerFile, { body: { key: fields.key } });
};

const buy = async (others: OtherServices, who: OwnerIdentity): Promise<void> => {
  const billing = others.as('svc-billing', who);
  const { amountDue } = await billing.get(getCheckout, { params: { plan: 'complete' } });
  const { clientSecret } = await billing.get(createPaymentIntent, { body: { amount: amountDue } });
  await billing.get(confirmSandboxCard, { body: { clientSecret, card: sandboxCards.success } });
  await billing.get(settlePayment, { body: { clientSecret } });
};
