import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { callOf } from '../calls/call.js';
import { BodyPace } from './body-pace.js';
import { Limits } from './limits.js';
import { OpenRequests } from './open-requests.js';

/** By the word of the browser: a page of another site has it sent, as by an image. */
const isFromElsewhere = (request: Request): boolean =>
  ['cross-site', 'same-site'].includes(request.get('sec-fetch-site') ?? '');

/** Rate limit of the network address. */
@Injectable()
export class AddressGuard implements CanActivate {
  constructor(private readonly limits: Limits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    await this.limits.ofAddress(callOf(request), isFromElsewhere(request));
    return true;
  }
}

/** Rate limit of the person or guest, over all addresses. */
@Injectable()
export class PersonGuard implements CanActivate {
  constructor(private readonly limits: Limits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limits.ofPerson(callOf(context.switchToHttp().getRequest<Request>()));
    return true;
  }
}

/** Holds a place of the caller until the answer ends, and watches the pace of the body. */
@Injectable()
export class OpenRequestsGuard implements CanActivate {
  constructor(
    private readonly openRequests: OpenRequests,
    private readonly bodyPace: BodyPace,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const call = callOf(request);
    http.getResponse<Response>().once('close', this.openRequests.take(call));
    this.bodyPace.watch(request, call);
    return true;
  }
}
