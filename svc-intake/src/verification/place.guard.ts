import { addressOf } from '@evenhand/service-kit/identity/request-claims';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Comparisons } from './comparisons.js';

/** Refuses before the body of up to 20 MB is read. */
@Injectable()
export class PlaceGuard implements CanActivate {
  constructor(private readonly comparisons: Comparisons) {}

  canActivate(context: ExecutionContext): boolean {
    const address = addressOf(context.switchToHttp().getRequest<Request>());
    this.comparisons.requirePlaceFor(address ?? '');
    return true;
  }
}
