import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { readOrMake } from '@evenhand/service-kit/keys/read-or-make';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Config } from '../config.js';
import { ActivityRepository } from './activity.repository.js';

const SHA256 = /^[0-9a-f]{64}$/;

/**
 * SHA-256 of each certificate that stamped for this site, in an append-only file: rows of the database may be forged.
 */
@Injectable()
export class StampCertificates implements OnModuleInit {
  private readonly file: string;

  constructor(
    private readonly transactions: Transactions,
    private readonly activity: ActivityRepository,
    @Inject(CONFIG) { DATA_FOLDER }: Config,
  ) {
    this.file = join(DATA_FOLDER, 'stamp-certificates');
  }

  /** Those of releases that had no file are taken over once. */
  async onModuleInit(): Promise<void> {
    await readOrMake(this.file, async () => (await this.activity.certificates(this.transactions.manager)).join('\n'));
  }

  /** A line that a crash cut short is no certificate. */
  async list(): Promise<string[]> {
    const lines = (await readFile(this.file, 'utf8')).split('\n');
    return [...new Set(lines.filter((line) => SHA256.test(line)))];
  }

  async has(certificate: string): Promise<boolean> {
    return (await this.list()).includes(certificate);
  }

  async add(certificate: string): Promise<void> {
    if (!(await this.has(certificate))) await appendFile(this.file, `\n${certificate}\n`, { flush: true });
  }
}
