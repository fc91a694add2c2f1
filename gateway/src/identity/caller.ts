import { ACCESS_COOKIE, type Identity, SESSION_COOKIE } from '@evenhand/contracts/identity';
import { ACCESS_PREFIX, isBelow } from '@evenhand/contracts/routes';
import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { callOf } from '../calls/call.js';
import type { Target } from '../calls/target.js';
import { cookieIn } from './cookies.js';
import { Resolver } from './resolver.js';
import { Sessions } from './sessions.js';

/** The caller by the cookie of a call; null: anonymous. */
@Injectable()
export class Caller {
  constructor(
    private readonly sessions: Sessions,
    private readonly resolver: Resolver,
  ) {}

  /** A public call is anonymous when the look-up fails. */
  async of(target: Target, cookies = ''): Promise<Identity | null> {
    try {
      return await this.find(target, cookies);
    } catch (error) {
      if (target.endpoint.audience === 'public') return null;
      throw error;
    }
  }

  /**
   * A scoped access is not cached: its withdrawal holds from the next call. Before one is open, a link asks for the
   * session of its address.
   */
  private async find({ pathname, endpoint }: Target, cookies: string): Promise<Identity | null> {
    const asGuest = isBelow(ACCESS_PREFIX, pathname) && endpoint.audience !== 'public';
    const secret = cookieIn(cookies, asGuest ? ACCESS_COOKIE : SESSION_COOKIE);
    if (!secret) return null;
    return asGuest ? this.resolver.access(sha256(secret)) : this.sessions.find(sha256(secret));
  }
}

/** Records the caller. The service decides on access. */
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
