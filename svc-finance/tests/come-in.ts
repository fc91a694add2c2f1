import { openDisclosure } from '@evenhand/contracts/finance/snapshots';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import type { TestService } from '@evenhand/service-kit/testing/start-test-service';
import { mailTo } from '@evenhand/service-kit/testing/test-mailbox';

const nothing = { token: '', code: '' };

/** The newest match in the mails of an address; waits for another than `before`. */
const inMails = async (email: string, pattern: RegExp, before = ''): Promise<string> => {
  let found = before;
  await eventually(async () => {
    for (const { text } of await mailTo(email)) found = pattern.exec(text ?? '')?.[1] ?? found;
    expect(found).not.toBe(before);
  });
  return found;
};

export const linkMailedTo = async (email: string, before = nothing): Promise<{ token: string }> => ({
  token: await inMails(email, /disclosure-access#(\S+)/, before.token),
});

export const codeMailedTo = async (email: string, before = nothing): Promise<{ code: string }> => ({
  code: await inMails(email, /^\s+(\d{6})\s*$/m, before.code),
});

/** Opens the link from the mail and enters the code from the next one; skips the mails of `before`. */
export const comeIn = async (service: TestService, email: string, before = nothing): Promise<typeof nothing> => {
  const { token } = await linkMailedTo(email, before);
  await service.asAnonymous.get(openDisclosure, { body: { token } });
  return { token, ...(await codeMailedTo(email, before)) };
};
