import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Config } from '../config/config.js';
import type { SealingTools } from './sealing-tools.js';

/** The sealing libraries are large: loaded on first use. */
const loadTools = () => import('./sealing-tools.js');

/** Seals files. A configured key is opened at the start: the service does not start without it. */
@Injectable()
export class Sealer implements OnModuleInit {
  private tools?: Promise<SealingTools>;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async onModuleInit(): Promise<void> {
    if (this.config.SEAL_KEY_FILE) await this.open();
  }

  async seal(bytes: Uint8Array, at: Date): Promise<{ pdf: Buffer; sealedBy: string }> {
    const { sealPdf } = await import('./seal/seal-pdf.js');
    const { key, timestampAuthority } = await this.open();
    const sealed = await sealPdf(bytes, { key, timestampAuthority, at });
    return { pdf: Buffer.from(sealed), sealedBy: key.sealedBy };
  }

  /** Shared by concurrent calls; after a failure the next seal opens the tools again. */
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
