import type { Browser, BrowserContext } from 'playwright-core';
import { logIn } from '../../../packages/contracts/src/auth/password.ts';
import { endpoints } from '../../../packages/contracts/src/endpoints.ts';
import { queryEvidence } from '../../../packages/contracts/src/evidence/search.ts';
import { RESOLVE_ACCESS_PATH } from '../../../packages/contracts/src/internal/access.ts';
import { RESOLVE_SESSION_PATH } from '../../../packages/contracts/src/internal/sessions.ts';
import { eventually } from '../../../packages/service-kit/src/testing/eventually.ts';
import { type ReceivedSpan, TraceReceiver } from '../../../packages/service-kit/src/testing/trace-receiver.ts';
import { launchBrowser } from '../browser.ts';
import { evidenceFiles } from '../demo/evidence-files.ts';
import { fillCase, type SampleCase } from '../demo/fill-case.ts';
import { assets, debts, incomes } from '../demo/finances.ts';
import { readSettings } from '../settings.ts';
import { Evenhand } from '../testing/evenhand.ts';

const MINUTES = 60_000;
/** Spans leave a process every five seconds. */
const SENT_WITHIN_SECONDS = 120;

const letter = {
  name: 'Letter of Oriane Delacroix.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('The locksmith comes to 14 Foxglove Lane on Sunday, and takes 4,711.42 dollars.\n'),
};
const question = 'When does the chimney sweep visit us?';

let receiver: TraceReceiver;
let product: Evenhand;
let sample: SampleCase;
let browser: Browser;
let context: BrowserContext;
/** The trace ids that the browser sent, by the path of the call. */
const begun = new Map<string, string>();

/** A page in which the owner of the sample case chooses the letter to upload. */
const uploadByHand = async (): Promise<void> => {
  const headers = { origin: product.url };
  const { email, password } = sample;
  await context.request.post(`${product.url}${logIn.path}`, { headers, data: { email, password } });
  const page = await context.newPage();
  page.on('request', (request) => {
    const [, traceId] = request.headers().traceparent?.split('-') ?? [];
    if (traceId) begun.set(traceId, new URL(request.url()).pathname);
  });
  await page.goto(`${product.url}/evidence?step=upload`);
  await page.locator('input[type="file"]').first().setInputFiles(letter);
  await page.getByText('Uploaded', { exact: true }).first().waitFor();
  await context.request.post(`${product.url}${queryEvidence.path}`, { headers, data: { question } });
};

beforeAll(async () => {
  receiver = await TraceReceiver.start();
  product = await Evenhand.onNewData({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
  await product.run();
  const { port, url: publicUrl, environment } = product;
  sample = await fillCase({ ...readSettings(), port, publicUrl, mailboxPort: Number(environment.MAILBOX_PORT) });
  browser = await launchBrowser();
  context = await browser.newContext();
  context.setDefaultTimeout(2 * MINUTES);
}, 8 * MINUTES);

afterAll(async () => {
  await product.remove();
  receiver.stop();
  await browser.close();
});

/** The spans in whose trace a job or event was written, from the last back to the first. */
const causesOf = (span: ReceivedSpan): ReceivedSpan[] => {
  const { spans } = receiver;
  const first = spans.find(({ traceId, parentSpanId }) => traceId === span.traceId && !parentSpanId);
  const cause = spans.find(({ spanId }) => spanId === first?.links[0]?.spanId);
  return cause ? [cause, ...causesOf(cause)] : [];
};

test(
  'an upload is followed from the click through gateway, service and worker into the process that reads it',
  async () => {
    await uploadByHand();
    const followed = (read: ReceivedSpan) => causesOf(read).find(({ traceId }) => begun.has(traceId));
    await eventually(() => {
      const read = receiver.spans.filter(({ name }) => name === 'read in child').find(followed);
      expect(read).toMatchObject({ part: 'svc-evidence-worker', attributes: { 'evenhand.file.kind': 'txt' } });
      const { traceId } = (read && followed(read)) ?? {};
      const ofClick = receiver.spans.filter((span) => span.traceId === traceId);
      expect(new Set(ofClick.map(({ part }) => part))).toEqual(new Set(['gateway', 'svc-evidence']));
      expect(ofClick.find(({ parentSpanId }) => !parentSpanId)?.attributes['http.route']).toBe(begun.get(`${traceId}`));
    }, SENT_WITHIN_SECONDS);
  },
  5 * MINUTES,
);

test(
  'attacker reads every span that is sent, product shows nothing that people typed, uploaded or hold',
  async () => {
    await eventually(() => {
      const asked = receiver.spans.some(({ attributes }) => attributes['http.route'] === queryEvidence.path);
      const parts = new Set(receiver.spans.map(({ part }) => part));
      expect([asked, parts.size]).toEqual([true, 7]);
    }, SENT_WITHIN_SECONDS);
    const cookies = (await context.cookies()).map(({ value }) => value);
    const { email, password, partnerEmail, partnerLink } = sample;
    const money = assets.map(({ value }) => value);
    const words = [
      ...[email, password, partnerEmail, partnerLink, new URL(partnerLink).hash.slice(1), ...cookies],
      ...['Alex', 'Sam', 'Zoé', 'Kim', 'Example', 'Sample', 'daycare', 'skates', 'Okafor', 'Friday'],
      ...[...assets, ...debts, ...incomes].flatMap((item) => ('name' in item ? [item.name] : [])),
      ...[...evidenceFiles, letter].map(({ name }) => name),
      ...['Oriane', 'Delacroix', 'locksmith', 'Foxglove', 'chimney', '4,711', '4711'],
      ...money.flatMap((dollars) => [`${dollars}`, `${Math.round(dollars * 100)}`]),
    ];
    expect(words.filter((word) => word.length < 3)).toEqual([]);
    const said = receiver.text.replaceAll(/"(?:\w*Id|\w+UnixNano)":"[\da-f]*"/gi, '');
    expect(words.filter((word) => said.includes(word))).toEqual([]);
  },
  5 * MINUTES,
);

const routes = new Set([
  ...endpoints.map(({ method, path }) => `${method} ${path}`),
  ...[RESOLVE_SESSION_PATH, RESOLVE_ACCESS_PATH].map((path) => `POST ${path}`),
]);

/** The name of a span by its attributes, which come from contracts and jobs. */
const isDeclared = ({ name, attributes }: ReceivedSpan): boolean => {
  const work = attributes['evenhand.job'] ?? attributes['evenhand.event'];
  if (work !== undefined) return ['', 'enqueue ', 'publish '].some((verb) => name === `${verb}${work}`);
  return routes.has(name) || name === 'read in child' || name.endsWith(' unknown');
};

test('every span has a declared name', () => {
  expect(receiver.spans.length).toBeGreaterThan(200);
  expect(receiver.spans.filter((span) => !isDeclared(span)).map(({ name }) => name)).toEqual([]);
  const links = receiver.spans.flatMap((span) => span.links);
  expect(links.length).toBeGreaterThan(20);
});
