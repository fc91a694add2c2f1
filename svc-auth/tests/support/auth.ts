import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActivityKind } from '@evenhand/contracts/activity/kinds';
import { MagicLinkVerified } from '@evenhand/contracts/auth/magic-link';
import type { Event } from '@evenhand/contracts/events/event';
import { ENDED_SESSION, RESOLVE_SESSION_PATH, sessionCacheKey } from '@evenhand/contracts/internal/sessions';
import { Activity } from '@evenhand/service-kit/activity/activity';
import { WaitingMails } from '@evenhand/service-kit/mail/waiting-mails';
import { linkQuestion } from '@evenhand/service-kit/mailed-links/link-question';
import { EventEnvelopes } from '@evenhand/service-kit/outbox/event-envelopes';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { eventsQueue, Queues } from '@evenhand/service-kit/queues/queues';
import { REDIS } from '@evenhand/service-kit/redis/redis';
import { sealOf, storedAddress } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { Locks } from '@evenhand/service-kit/testing/locks';
import { startTestService } from '@evenhand/service-kit/testing/start-test-service';
import { Clock } from '@evenhand/service-kit/time/clock';
import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import { mailAuth } from '@evenhand/wording/mail-auth';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { ActivityStampsService } from '../../src/activity/activity-stamps.service.js';
import { AddressCompletionService } from '../../src/address-change/address-completion.service.js';
import { AppModule } from '../../src/app.module.js';
import { AttemptsService } from '../../src/attempts/attempts.service.js';
import { Config } from '../../src/config.js';
import { DeletionSaga } from '../../src/deletion/deletion-saga.js';
import { RestoredPeople } from '../../src/deletion/restored-people.js';
import { RestoredWaits } from '../../src/restored/restored-waits.js';
import { SweepService } from '../../src/sweep/sweep.service.js';
import { UnusedAccountsService } from '../../src/unused/unused-accounts.service.js';
import { explainLinks } from '../../src/why/explain-links.js';
import { Browser, type BrowserKind } from './browser.js';
import { mailbox } from './mailbox.js';
import { TestClock } from './test-clock.js';
import { until } from './until.js';

export const password = 'Tq9#vLm2!xZ';

/** svc-auth on its own database, Redis and mailbox. */
export const startAuth = async (environment: Record<string, string> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'auth-'));
  const service = await startTestService({
    name: 'svc-auth',
    module: AppModule,
    config: Config,
    environment: { DATA_FOLDER: folder, ...environment },
  });
  const redis = service.app.get<Redis>(REDIS);
  const stored = (email: string) => storedAddress(service.database.manager, email);
  const keyOf = (cookie: string | undefined) => sessionCacheKey(sha256(cookie ?? ''));
  const newBrowser = (kind?: BrowserKind) => new Browser(service, kind);

  /** Random network addresses, so that tests do not share attempt limits. */
  const elsewhere = () => `198.51.100.${Math.floor(Math.random() * 250)}-${randomUUID()}`;

  return {
    /** For processes of other services. */
    service,
    folder,
    publicUrl: service.service.config.PUBLIC_URL,
    clock: new TestClock(service.app.get(Clock)),
    mail: mailbox,
    sha256: (text: string | undefined) => sha256(text ?? ''),
    stored,
    seal: sealOf(service.database.manager),
    until,
    newAddress: () => `${randomUUID()}@mail.test`,
    newBrowser: (kind: BrowserKind = {}) => newBrowser({ networkAddress: elsewhere(), ...kind }),
    log: () => service.logged.join(''),
    stampLogs: () => service.app.get(ActivityStampsService).stampDaily(),
    /** Mails to an address that are not sent yet. */
    waitingMails: async (email: string) => {
      const rows: { id: string }[] = await service.database.query('SELECT id FROM waiting_mail ORDER BY written_at');
      const mails = await Promise.all(rows.map(({ id }) => service.app.get(WaitingMails).find(id)));
      return mails.flatMap((mail) => (mail?.to === email ? [mail] : []));
    },
    completeAddressChanges: () => service.app.get(AddressCompletionService).completeDue(),
    endUnusedAccounts: () => service.app.get(UnusedAccountsService).advance(),
    /** As at the first start after `npm run restore`. */
    restored: async () => {
      await mkdir(join(folder, 'erased'), { recursive: true });
      await writeFile(join(folder, 'erased/restored'), service.app.get(Clock).now().toISOString());
      await service.app.get(RestoredWaits).onModuleInit();
      await service.app.get(RestoredPeople).onApplicationBootstrap();
    },
    advance: () => service.app.get(DeletionSaga).advance(),
    /** As another service does. */
    publish: <Payload extends z.ZodType>(event: Event<Payload>, payload: z.input<Payload>) =>
      service.app.get(Outbox).publish(service.database.manager, event, payload),
    /** As another service does. */
    record: (caseId: string, kind: ActivityKind) =>
      service.app.get(Activity).record(service.database.manager, caseId, kind),
    caseOf: async (email: string): Promise<string> => {
      const [person] = await service.database.query('SELECT case_id AS "caseId" FROM person WHERE email = $1', [
        stored(email),
      ]);
      return String(person?.caseId);
    },
    attempts: service.app.get(AttemptsService),
    locks: new Locks(service.database),
    sweep: () => service.app.get(SweepService).sweep(),
    stop: async () => {
      await service.stop();
      await rm(folder, { recursive: true });
    },

    why: async (asked: string): Promise<string> =>
      (await explainLinks(service.database.manager, linkQuestion(asked), service.app.get(Clock).now())).join('\n'),

    query: (sql: string, parameters?: unknown[]): Promise<Record<string, unknown>[]> =>
      service.database.query(sql, parameters),

    /** Published events of one kind. */
    async eventsOf<Payload extends z.ZodType>({ name, payload }: Event<Payload>): Promise<z.output<Payload>[]> {
      await until(async () => (await service.database.query('SELECT 1 FROM outbox')).length === 0);
      const jobs = await service.app.get(Queues).of(eventsQueue('svc-intake')).getJobs();
      return jobs
        .filter((job) => job.name === name)
        .map(({ data }) => payload.parse(service.app.get(EventEnvelopes).open(data).payload));
    },

    /** Published events about a person. */
    async eventsAbout(email: string): Promise<{ name: string; payload: unknown }[]> {
      await until(async () => (await service.database.query('SELECT 1 FROM outbox')).length === 0);
      const jobs = await service.app.get(Queues).of(eventsQueue('svc-intake')).getJobs();
      const opened = jobs.map(({ name, data }) => ({
        name,
        payload: service.app.get(EventEnvelopes).open(data).payload,
      }));
      const [person] = await service.database.query('SELECT id FROM person WHERE email = $1', [stored(email)]);
      const isAbout = z.object({ personId: z.literal(person?.id) });
      return opened.filter(({ payload }) => isAbout.safeParse(payload).success);
    },

    /** Registers with `password`, in a browser that stays signed in. */
    async register(email: string): Promise<Browser> {
      const browser = newBrowser({ networkAddress: elsewhere() });
      await browser.post('/api/auth/password/register', { email, password, firstName: '', lastName: '' });
      return browser;
    },

    async signInByLink(email: string, browser: Browser = newBrowser({ networkAddress: elsewhere() })) {
      const { subject } = mailAuth.signInLink;
      const before = (await mailbox.subjects(email)).filter((one) => one === subject).length;
      await browser.post('/api/auth/magic-link/send', { email });
      const link = await mailbox.link(email, before + 1, subject);
      const answer = await browser.post('/api/auth/magic-link/verify', link);
      if (!MagicLinkVerified.parse(answer.body).verified) throw new Error('the link did not work');
      return browser;
    },

    /** As the gateway does. */
    async resolve(cookie: string | undefined): Promise<unknown> {
      const call = { body: { tokenHash: sha256(cookie ?? '') } };
      const { status, body } = await service.asGateway.send('POST', RESOLVE_SESSION_PATH, call);
      return status === 200 ? body : null;
    },

    /** As a mail provider does: no cookie, no origin. */
    postForm: (path: string, body: string) =>
      service.asAnonymous.send('POST', path, {
        body: Buffer.from(body),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),

    cacheAsGateway: (cookie: string | undefined) => redis.set(keyOf(cookie), '{}', 'EX', 30),
    isCached: async (cookie: string | undefined) => ![null, ENDED_SESSION].includes(await redis.get(keyOf(cookie))),
  };
};
export type Auth = Awaited<ReturnType<typeof startAuth>>;
