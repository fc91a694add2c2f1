import {
  type DisclosureView,
  EnterDisclosure,
  enterDisclosure,
  FreezeDisclosure,
  freezeDisclosure,
  getSnapshotForm,
  listSnapshots,
  OpenDisclosure,
  type OpenedDisclosure,
  openDisclosure,
  ReadDisclosureForm,
  readDisclosureForm,
  revokeDisclosure,
  ShareSnapshot,
  type Snapshot,
  shareSnapshot,
} from '@evenhand/contracts/finance/snapshots';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller, Param } from '@nestjs/common';
import { z } from 'zod';
import { statementPdf } from '../forms/statement-pdf.js';
import { DisclosureAccessService } from './disclosure-access.service.js';
import { SnapshotsService } from './snapshots.service.js';

@Controller()
export class SnapshotsController {
  constructor(
    private readonly snapshots: SnapshotsService,
    private readonly access: DisclosureAccessService,
  ) {}

  @Handles(listSnapshots)
  list(@Who() who: OwnerIdentity): Promise<Snapshot[]> {
    return this.snapshots.list(who);
  }

  @Handles(freezeDisclosure)
  freeze(@Who() who: OwnerIdentity, @Body({ schema: FreezeDisclosure }) chosen: FreezeDisclosure): Promise<Snapshot> {
    return this.snapshots.freeze(who, chosen);
  }

  @Handles(shareSnapshot)
  share(
    @Who() who: OwnerIdentity,
    @Param('id', { schema: z.uuid() }) id: string,
    @Body({ schema: ShareSnapshot }) { email }: ShareSnapshot,
  ): Promise<Snapshot> {
    return this.snapshots.share(who, id, email);
  }

  @Handles(revokeDisclosure)
  revoke(@Who() who: OwnerIdentity, @Param('id', { schema: z.uuid() }) id: string): Promise<Snapshot> {
    return this.snapshots.revoke(who, id);
  }

  @Handles(getSnapshotForm)
  async form(@Who() who: OwnerIdentity, @Param('id', { schema: z.uuid() }) id: string): Promise<Uint8Array> {
    const { content, sha256 } = await this.snapshots.content(who, id);
    return statementPdf(content, sha256);
  }

  @Handles(openDisclosure)
  open(
    @Body({ schema: OpenDisclosure }) { token }: OpenDisclosure,
    @Who() who: OwnerIdentity | null,
  ): Promise<OpenedDisclosure> {
    return this.access.open(token, who);
  }

  @Handles(enterDisclosure)
  enter(
    @Body({ schema: EnterDisclosure }) entered: EnterDisclosure,
    @Who() who: OwnerIdentity | null,
  ): Promise<DisclosureView> {
    return this.access.enter(entered, who);
  }

  @Handles(readDisclosureForm)
  async readForm(@Body({ schema: ReadDisclosureForm }) { access }: ReadDisclosureForm): Promise<Uint8Array> {
    const { content, sha256 } = await this.access.content(access);
    return statementPdf(content, sha256);
  }
}
