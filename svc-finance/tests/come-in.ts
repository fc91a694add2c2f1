import { openDisclosure } from '@evenhand/contracts/finance/snapshots';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import type { TestService } from '@evenhand/service-kit/testing/start-test-service';
import { mailTo } from '@evenhand/service-kit/testing/test-mailbox';

const nothing = { token: '', code: '' };

/** Opens the link from the mail and enters the code from the next one; skips the mails of `before`. */
export const comeIn = async (service: TestService, email: string, before = nothing): Promise<typeof nothing> => {
  const found = { ...before };
  const look = (name: keyof typeof found, pattern: RegExp) =>
    eventually(async () => {
      for (const { text } of await mailTo(email)) found[name] = pattern.exec(text ?? '')?.[1] ?? found[name];
      expect(found[name]).not.toBe(before[name]);
    });
  await look('token', /disclosure-access#(\S+)/);
  await service.asAnonymous.get(openDisclosure, { body: { token: found.token } });
  await look('code', /^\s+(\d{6})\s*$/m);
  return found;
};
