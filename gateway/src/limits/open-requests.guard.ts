import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { callOf } from '../calls/call.js';
import { BodyPace } from './body-pace.js';
import { OpenRequests } from './open-requests.js';

/** Gives the call one of its caller's places, until its answer is out, and watches that its body comes. */
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
