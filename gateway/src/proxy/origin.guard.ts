import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { fail } from '@evenhand/service-kit/problems/fail';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { callOf } from '../calls/call.js';
import type { Config } from '../config.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A cookie travels with a request whoever caused it, so a request that may change something must say that it comes
 * from our own pages. Every browser says so (Origin, Sec-Fetch-Site); other programs have to set Origin. The servers of
 * other companies are asked for nothing: no cookie of theirs counts.
 */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (callOf(request).target.endpoint.fromServers || SAFE.has(request.method)) return true;
    return this.isOurs(request) || fail('not-allowed');
  }

  private isOurs(request: Request): boolean {
    const origin = request.get('origin');
    const site = request.get('sec-fetch-site');
    if (site && site !== 'same-origin') return false;
    return origin ? origin === this.config.PUBLIC_URL : site === 'same-origin';
  }
}
