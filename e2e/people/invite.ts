import { expect, type Page } from '@playwright/test';
import { buy } from './buy.ts';
import type { Someone } from './couple.ts';
import { proveAddress } from './prove-address.ts';

/**
 * Verifies the address, buys the Complete Kit, answers the safety screen without a concern and sends the invitation.
 */
export const invite = async (page: Page, partner: Someone): Promise<void> => {
  await proveAddress(page);
  await buy(page);
  await page.goto('/flow/invite');
  await expect(page.getByRole('group')).toHaveCount(4);
  for (const question of await page.getByRole('group').all()) await question.getByLabel('No', { exact: true }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Partner’s e-mail address')).toHaveValue(partner.email);
  await page.getByRole('button', { name: 'Send Invitation' }).dblclick();
  await expect(page.getByText(`Sent to ${partner.email}`)).toBeVisible();
};
