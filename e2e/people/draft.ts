import { expect, type Page, test } from '@playwright/test';
import { couple } from '../../packages/contracts/src/testing/sample-couple.ts';
import type { Couple } from './couple.ts';

/** Complete answers for a couple without children and without a home. Amounts in dollars. */
export const answersOf = ({ owner, partner }: Couple) => ({
  ...couple,
  userName: owner.name,
  partnerName: partner.name,
  userEmail: owner.email,
  partnerEmail: partner.email,
  userIncome: 82_000,
  partnerIncome: 41_000,
  signWithoutLawyers: true,
});

/** A call to the API with the page's cookies and origin. */
export const callApi = (page: Page, method: string, path: string, data?: unknown) =>
  page.request.fetch(path, {
    method,
    data,
    headers: { origin: new URL(test.info().project.use.baseURL ?? '').origin },
  });

/** Submits the answers and drafts the agreement through the API. */
export const draft = async (page: Page, answers: object): Promise<void> => {
  expect((await callApi(page, 'POST', '/api/intake', answers)).status()).toBe(200);
  expect((await callApi(page, 'POST', '/api/agreement')).status()).toBe(201);
};
