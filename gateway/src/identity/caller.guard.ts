import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { callOf } from '../proxy/call.js';
import { Caller } from './caller.js';

/** Notes who makes the call. Whether they may is for the service to say. */
@Injectable()
export class CallerGuard implements CanActivate {
  constructor(private readonly caller: Caller) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const call = callOf(request);
    if (call.target.endpoint.fromServers) return true;
    call.identity = await this.caller.of(call.target, request.headers.cookie);
    return true;
  }
}
