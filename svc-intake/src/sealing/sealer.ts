import { CONFIG } from '@evenhand/service-kit/config/service-config';
import type { TimestampAuthority } from '@libpdf/core';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { HttpTimestampAuthority } from './seal/http-timestamp-authority.js';
import { LocalTimestampAuthority } from './seal/local-timestamp-authority.js';
import { sealPdf } from './seal/seal-pdf.js';
import { type SealingKey, sealingKey } from './seal/sealing-key.js';

interface Tools {
  key: SealingKey;
  timestampAuthority: TimestampAuthority;
}

/** The key and the clock that seal. Both are opened at the start: without them the service does not run. */
@Injectable()
export class Sealer implements OnModuleInit {
  private tools?: Tools;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async onModuleInit(): Promise<void> {
    const {
      DATA_FOLDER: dataFolder,
      SEAL_KEY_FILE: file,
      SEAL_KEY_PASSWORD: password = '',
      TIMESTAMP_URL,
    } = this.config;
    this.tools = {
      key: await sealingKey({ dataFolder, ...(file && { p12: { file, password } }) }),
      timestampAuthority: TIMESTAMP_URL
        ? new HttpTimestampAuthority(new URL(TIMESTAMP_URL))
        : await LocalTimestampAuthority.open(dataFolder),
    };
  }

  /** Seals a file and tells by whom. */
  async seal(bytes: Uint8Array, at: Date): Promise<{ pdf: Buffer; sealedBy: string }> {
    if (!this.tools) throw new Error('the sealing key is not loaded yet');
    const sealed = await sealPdf(bytes, { ...this.tools, at });
    return { pdf: Buffer.from(sealed), sealedBy: this.tools.key.sealedBy };
  }
}
