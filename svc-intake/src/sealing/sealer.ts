import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Config } from '../config/config.js';
import type { SealingTools } from './sealing-tools.js';

/** What seals is large: it is loaded with the first seal. */
const loadTools = () => import('./sealing-tools.js');

/** Seals files. A key that an operator configured is opened at the start: without it the service does not run. */
@Injectable()
export class Sealer implements OnModuleInit {
  private tools?: Promise<SealingTools>;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async onModuleInit(): Promise<void> {
    if (this.config.SEAL_KEY_FILE) await this.open();
  }

  /** Seals a file and tells by whom. */
  async seal(bytes: Uint8Array, at: Date): Promise<{ pdf: Buffer; sealedBy: string }> {
    const { sealPdf } = await import('./seal/seal-pdf.js');
    const { key, timestampAuthority } = await this.open();
    const sealed = await sealPdf(bytes, { key, timestampAuthority, at });
    return { pdf: Buffer.from(sealed), sealedBy: key.sealedBy };
  }

  /** One opening at a time; after a failed one the next seal tries anew. */
  private open(): Promise<SealingTools> {
    this.tools ??= loadTools()
      .then(({ openTools }) => openTools(this.config))
      .catch((error: unknown) => {
        this.tools = undefined;
        throw error;
      });
    return this.tools;
  }
}
