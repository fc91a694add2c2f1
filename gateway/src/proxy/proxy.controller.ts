import { All, Controller, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { callOf } from '../calls/call.js';
import { TargetGuard } from '../calls/target.guard.js';
import { CallerGuard } from '../identity/caller.js';
import { AddressGuard } from '../limits/address.guard.js';
import { OpenRequestsGuard } from '../limits/open-requests.guard.js';
import { PersonGuard } from '../limits/person.guard.js';
import { Turns } from '../limits/turns.js';
import { bodyOf } from './body.js';
import { Forward } from './forward.js';
import { OriginGuard } from './origin.guard.js';

/** Every call of the API. Each guard may refuse it with a problem, in this order; then its body is read, and its turn awaited. */
@Controller()
@UseGuards(TargetGuard, AddressGuard, OriginGuard, CallerGuard, PersonGuard, OpenRequestsGuard)
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
