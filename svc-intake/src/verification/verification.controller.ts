import { type Verification, verifyFile } from '@evenhand/contracts/verification/verification';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { addressOf } from '@evenhand/service-kit/identity/request-claims';
import { fail } from '@evenhand/service-kit/problems/fail';
import { intakeServer } from '@evenhand/wording/intake-server';
import { type CanActivate, Controller, type ExecutionContext, Injectable, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { Comparisons } from './comparisons.js';
import { VerificationService } from './verification.service.js';

/** Refuses before the body of up to 20 MB is read. */
@Injectable()
class PlaceGuard implements CanActivate {
  constructor(private readonly comparisons: Comparisons) {}

  canActivate(context: ExecutionContext): boolean {
    const address = addressOf(context.switchToHttp().getRequest<Request>());
    this.comparisons.requirePlaceFor(address ?? '');
    return true;
  }
}

@Controller()
export class VerificationController {
  constructor(private readonly verification: VerificationService) {}

  @UseGuards(PlaceGuard)
  @Handles(verifyFile)
  verify(@Req() request: Request): Promise<Verification> {
    const file: unknown = request.body;
    if (!(file instanceof Uint8Array) || file.length === 0) return fail('malformed-request', intakeServer.notAPdf);
    return this.verification.verify(file, addressOf(request) ?? '');
  }
}
