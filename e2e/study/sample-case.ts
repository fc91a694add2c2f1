import { expect, type Page, type TestInfo } from '@playwright/test';
import { fillCase } from '../../deploy/local/demo/fill-case.ts';
import { readSettings } from '../../deploy/local/settings.ts';
import { callApi } from '../people/draft.ts';

/** The sample case under review; the page is its owner's. */
export const sampleCase = async (page: Page, info: TestInfo) => {
  const { origin, port } = new URL(String(info.project.use.baseURL));
  const mailboxPort = Number(new URL(String(info.config.metadata.mailbox)).port);
  const sample = await fillCase({ ...readSettings(), port: Number(port), publicUrl: origin, mailboxPort });
  const { email, password } = sample;
  expect((await callApi(page, 'POST', '/api/auth/password/login', { email, password })).ok()).toBe(true);
  return sample;
};
