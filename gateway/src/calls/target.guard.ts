import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { noteCall, Place } from './call.js';
import { targetOf } from './target.js';

/** Lets pass what names an endpoint of the contracts. */
@Injectable()
export class TargetGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const target = targetOf(request.method, request.originalUrl);
    noteCall(request, { target, address: request.ip ?? '', identity: null, place: new Place() });
    return true;
  }
}
