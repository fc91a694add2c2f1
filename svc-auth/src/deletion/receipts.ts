import { join } from 'node:path';
import type { DeletionReceipt, ReceiptKeys } from '@evenhand/contracts/auth/deletion';
import { getReceiptKeys } from '@evenhand/contracts/auth/deletion';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { readOrMake } from '@evenhand/service-kit/keys/read-or-make';
import { Inject, Injectable } from '@nestjs/common';
import { CompactSign, calculateJwkThumbprint, exportJWK, exportPKCS8, generateKeyPair, importPKCS8 } from 'jose';
import type { Config } from '../config.js';

const ALGORITHM = 'EdDSA';

const newKey = async (): Promise<string> =>
  exportPKCS8((await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true })).privateKey);

/** Signs receipts of deletions (JWS, Ed25519), with a key in the service's folder. */
@Injectable()
export class Receipts {
  private readonly file: string;

  constructor(@Inject(CONFIG) { DATA_FOLDER }: Config) {
    this.file = join(DATA_FOLDER, 'deletion-receipts.pem');
  }

  async sign(receipt: DeletionReceipt): Promise<string> {
    const { kid } = await this.publicKey();
    return new CompactSign(Buffer.from(JSON.stringify(receipt)))
      .setProtectedHeader({ alg: ALGORITHM, kid, typ: receipt.format })
      .sign(await this.key());
  }

  async keys(): Promise<ReceiptKeys> {
    return getReceiptKeys.answer.parse({ keys: [await this.publicKey()] });
  }

  private async key() {
    return importPKCS8(await readOrMake(this.file, newKey), ALGORITHM, { extractable: true });
  }

  private async publicKey() {
    const { kty, crv, x } = await exportJWK(await this.key());
    return { kty, crv, x, kid: await calculateJwkThumbprint({ kty, crv, x }) };
  }
}
