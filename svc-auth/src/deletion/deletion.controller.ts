import {
  AskDeletion,
  askDeletion,
  cancelDeletion,
  DeleteNow,
  type Deletion,
  type DeletionBegun,
  type DeletionProgress,
  deleteNow,
  getDeletion,
  getReceiptKeys,
  ReadDeletion,
  type ReceiptKeys,
  readDeletion,
} from '@evenhand/contracts/auth/deletion';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { type Browser, FromBrowser } from '../browser/browser.js';
import { SessionCookie } from '../browser/session-cookie.js';
import { DeletionService } from './deletion.service.js';
import { Receipts } from './receipts.js';

@Controller()
export class DeletionController {
  constructor(
    private readonly deletion: DeletionService,
    private readonly receipts: Receipts,
    private readonly cookie: SessionCookie,
  ) {}

  @Handles(getDeletion)
  get(@Who() who: OwnerIdentity): Promise<Deletion> {
    return this.deletion.get(who);
  }

  @Handles(askDeletion)
  ask(
    @Who() who: OwnerIdentity,
    @Body({ schema: AskDeletion }) proof: AskDeletion,
    @FromBrowser() browser: Browser,
  ): Promise<Deletion> {
    return this.deletion.ask(who, proof, browser);
  }

  @Handles(cancelDeletion)
  cancel(@Who() who: OwnerIdentity): Promise<void> {
    return this.deletion.cancel(who);
  }

  @Handles(deleteNow)
  async now(
    @Who() who: OwnerIdentity,
    @Body({ schema: DeleteNow }) proof: DeleteNow,
    @FromBrowser() browser: Browser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeletionBegun> {
    const token = await this.deletion.now(who, proof, browser);
    this.cookie.clear(response);
    return { token };
  }

  @Handles(readDeletion)
  progress(@Body({ schema: ReadDeletion }) { token }: ReadDeletion): Promise<DeletionProgress> {
    return this.deletion.progress(token);
  }

  @Handles(getReceiptKeys)
  keys(): Promise<ReceiptKeys> {
    return this.receipts.keys();
  }
}
