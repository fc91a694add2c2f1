import type { KeyObject } from 'node:crypto';
import type { Audience } from '@evenhand/contracts/endpoint';
import { IDENTITY_HEADER } from '@evenhand/contracts/identity';
import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { RunningService } from '../config/running-service.js';
import { endpointOf } from '../endpoints/endpoint-of.js';
import { fail } from '../problems/fail.js';
import { rememberClaims } from './request-claims.js';
import { type Claims, readPublicKey, verifyClaims } from './tokens.js';

const INTERNAL = 'evenhand:internal';

/** Opens a route under /internal to the gateway only. */
export const Internal = () => SetMetadata(INTERNAL, true);

const PROBE = 'evenhand:probe';

/** Opens a health route without the gateway's signature. */
export const Probe = () => SetMetadata(PROBE, true);

/**
 * Admits a request when the gateway's signature places its caller in the endpoint's audience. Public endpoints need
 * the signature too; only probes do not. A route with neither an endpoint nor `@Internal()` is closed.
 */
@Injectable()
export class IdentityGuard implements CanActivate {
  private readonly publicKey: KeyObject;

  constructor(
    private readonly service: RunningService,
    private readonly reflector: Reflector,
  ) {
    this.publicKey = readPublicKey(service.config.IDENTITY_PUBLIC_KEY);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    if (this.reflector.get<true>(PROBE, context.getHandler())) return true;
    const claims = (await this.claimsOf(request)) ?? fail('not-found');
    rememberClaims(request, claims);
    if (this.reflector.get<true>(INTERNAL, context.getHandler())) return 'internal' in claims || fail('not-found');
    const endpoint = endpointOf(context.getHandler());
    return endpoint ? mustBe(endpoint.audience ?? 'owner', claims) : fail('not-found');
  }

  private async claimsOf(request: Request): Promise<Claims | null> {
    const token = request.get(IDENTITY_HEADER);
    return token ? verifyClaims(this.publicKey, this.service.name, token) : null;
  }
}

const mustBe = (audience: Audience, claims: Claims): boolean => {
  if (audience === 'public') return true;
  if (!('identity' in claims) || claims.identity === null) return fail('sign-in-needed');
  const callerIs: Audience = claims.identity.role === 'owner' ? 'owner' : 'guest';
  return callerIs === audience || fail('not-allowed');
};
