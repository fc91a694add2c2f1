import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { callOf } from '../calls/call.js';
import { Limits } from './limits.js';

/** Lets pass what the network address may still call this minute. */
@Injectable()
export class AddressGuard implements CanActivate {
  constructor(private readonly limits: Limits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limits.ofAddress(callOf(context.switchToHttp().getRequest<Request>()));
    return true;
  }
}
