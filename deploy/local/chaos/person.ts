import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { sampleRecord } from '../demo/sample-case.ts';
import { upload } from '../demo/upload.ts';
import { Visitor } from '../demo/visitor.ts';
import type { Settings } from '../settings.ts';

/** What the site has acknowledged to one person. */
export interface Acknowledged {
  assets: string[];
  files: string[];
  agreementHash: string;
  amountPaid: number;
}

const PATIENCE_MS = 60_000;
const ASSETS = 15;
const FILES = 3;
const VALUED_ON = '2026-11-01T05:00:00.000Z';

const Payment = z.object({ clientSecret: z.string() });
const Due = z.object({ amountDue: z.number() });
const Drafted = z.object({ hash: z.string() });
const Assets = z.array(z.object({ name: z.string() }));
const Account = z.object({ plan: z.string().nullable(), receipts: z.array(z.unknown()) });
const Files = z.object({
  files: z.array(z.object({ name: z.string(), indexing: z.object({ state: z.string() }).nullable() })),
});
const UNREAD = ['waiting', 'reading'];
const READ = ['searchable', 'complete'];

/** A person who pays, drafts, lists assets and uploads evidence, and repeats each request until it is answered. */
export class Person {
  readonly #visitor: Visitor;
  readonly #email = `alex-${randomBytes(4).toString('hex')}@example.test`;

  constructor(settings: Pick<Settings, 'port' | 'publicUrl'>) {
    this.#visitor = new Visitor(settings, PATIENCE_MS);
  }

  async register(): Promise<void> {
    const password = `Even-${randomBytes(6).toString('base64url')}-1`;
    const account = { email: this.#email, password, firstName: 'Alex', lastName: 'Example' };
    await this.#visitor.call('POST', '/api/auth/password/register', account);
  }

  async act(): Promise<Acknowledged> {
    const [amountPaid, agreementHash, assets, files] = await Promise.all([
      this.#buy(),
      this.#draft(),
      this.#list(),
      this.#upload(),
    ]);
    return { assets, files, agreementHash, amountPaid };
  }

  /** Sentences about what was acknowledged and is not there, or is there twice. */
  async faults({ assets, files, agreementHash }: Acknowledged): Promise<string[]> {
    const listed = Assets.parse(await this.#visitor.call('GET', '/api/financial/assets')).map(({ name }) => name);
    const stored = await this.#readFiles();
    const agreement = Drafted.parse(await this.#visitor.call('GET', '/api/agreement'));
    const { plan, receipts } = Account.parse(await this.#visitor.call('GET', '/api/billing'));
    return [
      ...differences('assets', assets, listed),
      ...differences('files', files, stored),
      ...(agreement.hash === agreementHash ? [] : ['another agreement than the one that was drafted']),
      ...(plan === 'complete' && receipts.length === 1 ? [] : [`plan ${plan}, ${receipts.length} receipts`]),
    ];
  }

  async #buy(): Promise<number> {
    const { amountDue: amount } = Due.parse(await this.#visitor.call('GET', '/api/billing/checkout/complete'));
    const order = Payment.parse(
      await this.#visitor.call('POST', '/api/create-payment-intent', { amount, plan: 'complete' }),
    );
    await this.#visitor.call('POST', '/api/billing/sandbox/confirm', { ...order, card: '4242424242424242' });
    await this.#visitor.call('POST', '/api/billing/settle', order);
    return amount;
  }

  async #draft(): Promise<string> {
    await this.#visitor.call('POST', '/api/intake', sampleRecord(this.#email));
    return Drafted.parse(await this.#visitor.call('POST', '/api/agreement')).hash;
  }

  async #list(): Promise<string[]> {
    const names = Array.from({ length: ASSETS }, (_, at) => `Account ${at + 1}`);
    for (const name of names) {
      const asset = { category: 'bank_account', name, ownership: 'party_a', valuationDate: VALUED_ON, value: 100 };
      await this.#visitor.call('POST', '/api/financial/assets', asset);
    }
    return names;
  }

  async #upload(): Promise<string[]> {
    const names = Array.from({ length: FILES }, (_, at) => `note-${at + 1}.txt`);
    for (const name of names)
      await upload(this.#visitor, { name, mime: 'text/plain', content: `${name}: the sample rent is 900 dollars.` });
    await this.#visitor.call('POST', '/api/evidence/index');
    return names;
  }

  /** Names of the files that are searchable, once none waits. */
  async #readFiles(): Promise<string[]> {
    for (const last = Date.now() + PATIENCE_MS; ; await pause(500)) {
      const { files } = Files.parse(await this.#visitor.call('GET', '/api/evidence/files'));
      const isOver = files.every(({ indexing }) => indexing && !UNREAD.includes(indexing.state));
      if (isOver || Date.now() > last)
        return files.flatMap(({ name, indexing }) => (indexing && READ.includes(indexing.state) ? [name] : []));
    }
  }
}

const differences = (what: string, acknowledged: string[], found: string[]): string[] => {
  const lost = acknowledged.filter((name) => !found.includes(name));
  const twice = found.filter((name, at) => found.indexOf(name) !== at);
  return [
    ...(lost.length > 0 ? [`${what} lost: ${lost.join(', ')}`] : []),
    ...(twice.length > 0 ? [`${what} twice: ${twice.join(', ')}`] : []),
  ];
};
