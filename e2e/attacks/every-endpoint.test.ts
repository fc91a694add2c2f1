import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { Evenhand } from '../../deploy/local/testing/evenhand.ts';
import { filledWith, hostileTexts, type Schema } from '../../packages/contracts/tests/hostile-texts.ts';
import { PersonAt, type Timed } from './person-at.ts';

const Docs = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ requestBody: z.any().optional() }))),
  components: z.object({ schemas: z.record(z.string(), z.any()) }),
});
type Docs = z.infer<typeof Docs>;

const LARGEST_BODY = 10 * 1_048_576;
const LONGEST_MS = 200;
const OTHERS_P95_MS = 150;
const CALLS_OF_ACCOUNT = 200;

const bodiesFor = (schema: Schema, docs: Docs): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(hostileTexts).map(([name, text]) => [
      name,
      JSON.stringify(filledWith(text, schema, docs.components.schemas)),
    ]),
  ),
  'deepest nesting': `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  'ten times the largest body': JSON.stringify({ note: 'a'.repeat(LARGEST_BODY) }),
});

const p95 = (times: number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;

const isHeld = ({ status, ms }: Timed): boolean => status < 500 && (status >= 400 || ms < LONGEST_MS);

test('attacker sends hostile bodies to every endpoint, product refuses each or answers in 200 ms, and others wait less', async () => {
  const one = await Evenhand.onNewData();
  try {
    await one.run();
    const others = await Promise.all([2, 3, 4, 5].map((last) => new PersonAt(one.port, `127.0.0.${last}`).register()));
    const docs = Docs.parse(JSON.parse((await others[0]?.send('GET', '/api/docs/openapi.json'))?.body ?? ''));
    const calls = Object.entries(docs.paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { requestBody }]) => {
        const schema: Schema | undefined = requestBody?.content?.['application/json']?.schema;
        const address = path.replaceAll(/\{\w+\}/g, 'x'.repeat(2_000));
        return schema ? [{ method: method.toUpperCase(), path, address, bodies: bodiesFor(schema, docs) }] : [];
      }),
    );
    expect(calls.length).toBeGreaterThan(40);

    const waits: number[] = [];
    const lookAtOwn = async (): Promise<void> => {
      const look = await others[waits.length % others.length]?.send('GET', '/api/financial/assets');
      expect(look?.status).toBe(200);
      waits.push(look?.ms ?? Number.POSITIVE_INFINITY);
    };
    const broken: string[] = [];
    let [attacker, sent, accounts]: [PersonAt | undefined, number, number] = [undefined, 0, 0];
    for (const { method, path, address, bodies } of calls) {
      for (const [name, body] of Object.entries(bodies)) {
        if (!attacker || sent % CALLS_OF_ACCOUNT === 0) {
          accounts += 1;
          attacker = await new PersonAt(one.port, `127.0.1.${accounts}`).register();
        }
        sent += 1;
        const [answer] = await Promise.all([attacker.send(method, address, body), lookAtOwn()]);
        const again = isHeld(answer) ? answer : await attacker.send(method, address, body);
        if (!isHeld(again)) broken.push(`${method} ${path}, ${name}: ${again.status} in ${again.ms.toFixed(0)} ms`);
      }
    }
    process.stdout.write(`${sent} calls to ${calls.length} endpoints; p95 of others ${p95(waits).toFixed(0)} ms\n`);
    expect(broken).toEqual([]);
    expect(p95(waits)).toBeLessThan(OTHERS_P95_MS);
  } finally {
    await one.remove();
  }
});
