import { expect, test } from '../journey.ts';
import { newCouple } from '../people/couple.ts';
import { answersOf, callApi, draft } from '../people/draft.ts';
import { codeFor, enterByLink } from '../people/guests.ts';
import { invite } from '../people/invite.ts';
import { register } from '../people/register.ts';
import { fillSigning, openSignForm, passCoolingOff } from '../people/sign.ts';

const INVITATION = 'A document for you to read';
const WITNESS = 'You are asked to be a witness';

test('two tabs and double clicks create one agreement, one invitation and one signature', async ({
  page,
  browser,
  mailbox,
}, info) => {
  const couple = newCouple();
  const { owner, partner, ownerWitness } = couple;
  const secondTab = await page.context().newPage();
  const tabs = [page, secondTab];

  await register(page, owner);
  await callApi(page, 'POST', '/api/intake', answersOf(couple));
  await test.step('both tabs draft', async () => {
    await Promise.all(tabs.map((tab) => tab.goto('/flow/review')));
    await Promise.all(
      tabs.map((tab) => expect(tab.getByRole('link', { name: 'Preview Full Agreement' })).toBeVisible()),
    );
    await draft(page, answersOf(couple));
    const agreement = await (await callApi(page, 'GET', '/api/agreement')).json();
    expect(agreement.version).toBe(1);
  });

  await test.step('both tabs invite', async () => {
    await invite(page, partner);
    await secondTab.goto('/flow/invite');
    await expect(secondTab.getByText(`Sent to ${partner.email}`)).toBeVisible();
    const body = { partnerEmail: partner.email, message: '' };
    await Promise.all(tabs.map((tab) => callApi(tab, 'POST', '/api/invitation', body)));
  });

  const partnersPage = await (await browser.newContext()).newPage();
  await test.step('the partner gets a single invitation mail', async () => {
    await enterByLink(partnersPage, mailbox, partner, INVITATION);
    expect((await mailbox.to(partner.email)).filter(({ subject }) => subject === INVITATION)).toHaveLength(1);
  });

  await test.step('both tabs sign', async () => {
    await partnersPage.getByRole('button', { name: 'Approve This Agreement' }).click();
    await expect(partnersPage.getByText('You have approved this text.')).toBeVisible();
    await page.goto('/agreement');
    await page.getByRole('button', { name: 'Approve This Agreement' }).click();
    await expect(page.getByRole('link', { name: 'Go to signing' })).toBeVisible();
    await passCoolingOff(page, info, 3);

    await Promise.all(tabs.map((tab) => tab.goto('/flow/sign')));
    for (const tab of tabs) await openSignForm(tab);
    await page.getByRole('button', { name: 'Send Me a Code' }).click();
    const code = await codeFor(mailbox, owner, 0);
    for (const tab of tabs) await fillSigning(tab, owner, ownerWitness, code);
    await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Sign Agreement' }).dblclick()));
    for (const tab of tabs) await expect(tab.getByText('Waiting for your witness')).toBeVisible();
    const { places } = await (await callApi(page, 'GET', '/api/signing')).json();
    expect(places.filter(({ state }: { state: string }) => state === 'signed')).toHaveLength(1);
  });

  await test.step('the witness gets a single request mail', async () => {
    const witnessPage = await (await browser.newContext()).newPage();
    await enterByLink(witnessPage, mailbox, ownerWitness, WITNESS);
    expect((await mailbox.to(ownerWitness.email)).filter(({ subject }) => subject === WITNESS)).toHaveLength(1);
  });
});
