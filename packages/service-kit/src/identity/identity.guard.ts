import type { KeyObject } from 'node:crypto';
import type { Audience, EndpointOptions } from '@evenhand/contracts/endpoint';
import { IDENTITY_HEADER, type Identity, type OwnerIdentity } from '@evenhand/contracts/identity';
import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { RunningService } from '../config/running-service.js';
import { endpointOf } from '../endpoints/endpoint-of.js';
import { fail } from '../problems/fail.js';
import { Clock } from '../time/clock.js';
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
    private readonly clock: Clock,
  ) {
    this.publicKey = readPublicKey(service.config.IDENTITY_PUBLIC_KEY);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    if (this.reflector.get<true>(PROBE, context.getHandler())) return true;
    const claims = (await this.claimsOf(request)) ?? fail('not-found');
    const endpoint = endpointOf(context.getHandler());
    const { audience = 'owner' } = endpoint ?? {};
    rememberClaims(request, audience === 'public' ? withoutDueSession(claims) : claims);
    if (this.reflector.get<true>(INTERNAL, context.getHandler())) return 'internal' in claims || fail('not-found');
    if (!endpoint) return fail('not-found');
    if (audience === 'public') return true;
    const identity = mustBe(audience, claims);
    if (identity.role !== 'owner') return true;
    if (endpoint.forOperators && !isOperatorWithFactor(identity)) return fail('not-found');
    return this.mustBeProven(endpoint, identity);
  }

  private async claimsOf(request: Request): Promise<Claims | null> {
    const token = request.get(IDENTITY_HEADER);
    return token ? verifyClaims(this.publicKey, this.service.name, token) : null;
  }

  private mustBeProven({ assurance, provenWithinMinutes }: EndpointOptions, who: OwnerIdentity): boolean {
    if (who.secondFactor === 'none' || assurance === 'one') return true;
    const oldest = provenWithinMinutes === undefined ? null : this.clock.inMinutes(-provenWithinMinutes);
    const isProven = who.factorProvenAt !== null && (oldest === null || new Date(who.factorProvenAt) >= oldest);
    return isProven || fail('second-factor-needed');
  }
}

const isOperatorWithFactor = ({ operator, secondFactor }: OwnerIdentity): boolean =>
  operator === true && secondFactor !== 'none';

/** A public endpoint treats a session whose second factor is due as anonymous. */
const withoutDueSession = (claims: Claims): Claims => {
  const isDue = 'identity' in claims && claims.identity?.role === 'owner' && claims.identity.secondFactor === 'due';
  return isDue ? { ...claims, identity: null } : claims;
};

const mustBe = (audience: Audience, claims: Claims): Identity => {
  if (!('identity' in claims) || claims.identity === null) return fail('sign-in-needed');
  const callerIs: Audience = claims.identity.role === 'owner' ? 'owner' : 'guest';
  return callerIs === audience ? claims.identity : fail('not-allowed');
};
