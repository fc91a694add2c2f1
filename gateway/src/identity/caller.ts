import { ACCESS_COOKIE, type Identity, SESSION_COOKIE } from '@evenhand/contracts/identity';
import { ACCESS_PREFIX, isBelow } from '@evenhand/contracts/routes';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { callOf } from '../calls/call.js';
import type { Target } from '../calls/target.js';
import { cookieIn, hashOf } from './cookies.js';
import { Resolver } from './resolver.js';
import { Sessions } from './sessions.js';

/** Who makes a call, by the cookie it brings; null for nobody we know. */
@Injectable()
export class Caller {
  constructor(
    private readonly sessions: Sessions,
    private readonly resolver: Resolver,
  ) {}

  /** A call that is open to anyone goes on as nobody's when nobody can be asked. */
  async of(target: Target, cookies = ''): Promise<Identity | null> {
    try {
      return await this.find(target, cookies);
    } catch (error) {
      if (target.endpoint.audience === 'public') return null;
      throw error;
    }
  }

  /** A scoped access is never cached: once withdrawn it is gone with the next call. */
  private async find({ pathname }: Target, cookies: string): Promise<Identity | null> {
    const asGuest = isBelow(ACCESS_PREFIX, pathname);
    const secret = cookieIn(cookies, asGuest ? ACCESS_COOKIE : SESSION_COOKIE);
    if (!secret) return null;
    return asGuest ? this.resolver.access(hashOf(secret)) : this.sessions.find(hashOf(secret));
  }
}

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
