import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { fail } from '@evenhand/service-kit/problems/fail';
import {
  All,
  type CanActivate,
  Controller,
  type ExecutionContext,
  Inject,
  Injectable,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { callOf, TargetGuard } from '../calls/call.js';
import { isFromUs } from '../calls/origin.js';
import type { Config } from '../config.js';
import { CallerGuard } from '../identity/caller.js';
import { AddressGuard, OpenRequestsGuard, PersonGuard } from '../limits/limits.guards.js';
import { Turns } from '../limits/turns.js';
import { bodyOf } from './body.js';
import { Forward } from './forward.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF defence: a state-changing request must prove our own origin (Origin, Sec-Fetch-Site), which browsers always
 * send and other programs have to set. Webhooks are exempt and anonymous: their cookies are ignored.
 */
@Injectable()
class OriginGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (callOf(request).target.endpoint.fromServers || SAFE.has(request.method)) return true;
    return isFromUs(request, this.config.PUBLIC_URL) || fail('not-allowed');
  }
}

/**
 * Every call of the API. Guards run in this order; then the body is read and the turn awaited. The origin comes before
 * the limits: what a foreign page sends from a person's browser counts against nothing of theirs.
 */
@Controller()
@UseGuards(TargetGuard, OriginGuard, AddressGuard, CallerGuard, PersonGuard, OpenRequestsGuard)
export class ProxyController {
  constructor(
    private readonly turns: Turns,
    private readonly forward: Forward,
  ) {}

  @All('/api/{*path}')
  async answer(@Req() request: Request, @Res() response: Response): Promise<void> {
    const call = callOf(request);
    const body = await bodyOf(request, call);
    if (!(await this.turns.take(call, response))) return;
    await this.forward.call(call, body, request, response);
  }
}
