import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { callOf } from '../calls/call.js';
import { Limits } from './limits.js';

/** Lets pass what the person or guest may still call this minute, wherever they call from. */
@Injectable()
export class PersonGuard implements CanActivate {
  constructor(private readonly limits: Limits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limits.ofPerson(callOf(context.switchToHttp().getRequest<Request>()));
    return true;
  }
}
