import {
  type AgreementVersions,
  type Comparison,
  compareAsPartner,
  getPartnersVersions,
} from '@evenhand/contracts/agreement/versions';
import type { GuestIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Guest } from '@evenhand/service-kit/identity/who';
import { fail } from '@evenhand/service-kit/problems/fail';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Controller, Param } from '@nestjs/common';
import { GuestsService } from '../access/guests.service.js';
import { VersionNumber, VersionsService } from './versions.service.js';

@Controller()
export class PartnerVersionsController {
  constructor(
    private readonly guests: GuestsService,
    private readonly versions: VersionsService,
  ) {}

  @Handles(getPartnersVersions)
  list(@Guest() guest: GuestIdentity): Promise<AgreementVersions> {
    return this.guests.admit(guest, ['review'], async (manager, { agreement: { caseId, sharedIn } }) =>
      sharedIn === null ? { versions: [] } : this.versions.list(manager, caseId, sharedIn),
    );
  }

  @Handles(compareAsPartner)
  compare(
    @Guest() guest: GuestIdentity,
    @Param('from', { schema: VersionNumber }) from: number,
    @Param('to', { schema: VersionNumber }) to: number,
  ): Promise<Comparison> {
    return this.guests.admit(guest, ['review'], async (manager, { agreement: { caseId, sharedIn } }) =>
      sharedIn === null
        ? fail('not-found', intakeServer.noVersion)
        : this.versions.compare(manager, caseId, { from, to }, sharedIn),
    );
  }
}
