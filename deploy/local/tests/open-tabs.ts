import { createHash } from 'node:crypto';
import { BUCKET_COOKIE, BUCKETS } from '../../../packages/contracts/src/release-set.ts';

interface File {
  address: string;
  integrity: string;
}

// Input: our own pages.
const FILE = /href="(\/remotes\/[^"]+)" integrity="([^"]+)"/g;
const AT_ONCE = 4;

const digestOf = (content: ArrayBuffer, algorithm: string): string =>
  `${algorithm}-${createHash(algorithm).update(Buffer.from(content)).digest('base64')}`;

/** Tabs as requests: each opens a page and asks for the files of its set again and again. */
export class OpenTabs {
  readonly failures: string[] = [];
  readonly versions = new Set<string>();
  private readonly tabs: File[][] = [];
  private readonly page: string;
  private isClosed = false;
  private readonly running: Promise<void>[] = [];

  /** @param page its address */
  constructor(page: string) {
    this.page = page;
  }

  get count(): number {
    return this.tabs.length;
  }

  /** Opens tabs of as many browsers, with their buckets spread evenly. */
  async open(count: number): Promise<void> {
    for (let tab = 0; tab < count; tab++) {
      const bucket = Math.floor((tab * BUCKETS) / count);
      const html = await (await this.fetch(this.page, bucket)).text();
      const files = [...html.matchAll(FILE)].map(([, address = '', integrity = '']) => ({ address, integrity }));
      if (files.length === 0) this.failures.push(`the page of bucket ${bucket} names no files`);
      for (const { address } of files) this.versions.add(address.split('/')[3] ?? '');
      this.tabs.push(files);
    }
    if (this.running.length === 0) this.running.push(...Array.from({ length: AT_ONCE }, (_, at) => this.ask(at)));
  }

  /** Resolves when every tab has asked for each of its files once more. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all(this.running);
    await this.askAll(0, 1);
  }

  private async ask(from: number): Promise<void> {
    while (!this.isClosed) await this.askAll(from, AT_ONCE);
  }

  private async askAll(from: number, step: number): Promise<void> {
    for (let at = from; at < this.tabs.length; at += step)
      for (const file of this.tabs[at] ?? []) await this.check(file);
  }

  private async check({ address, integrity }: File): Promise<void> {
    const answer = await this.fetch(new URL(address, this.page).href);
    const digest = digestOf(await answer.arrayBuffer(), integrity.split('-')[0] ?? '');
    if (digest !== integrity) this.failures.push(`${answer.status} ${address} has other bytes`);
  }

  private async fetch(address: string, bucket?: number): Promise<Response> {
    const headers = bucket === undefined ? undefined : { cookie: `${BUCKET_COOKIE}=${bucket}` };
    const answer = await fetch(address, { ...(headers && { headers }) });
    if (!answer.ok) this.failures.push(`${answer.status} ${address}`);
    return answer;
  }
}
