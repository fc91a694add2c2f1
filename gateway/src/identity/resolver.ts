import {
  type GuestIdentity,
  IDENTITY_HEADER,
  type OwnerIdentity,
  type ServiceName,
} from '@evenhand/contracts/identity';
import { RESOLVE_ACCESS_PATH, ResolvedAccess } from '@evenhand/contracts/internal/access';
import { RESOLVE_SESSION_PATH, ResolvedSession } from '@evenhand/contracts/internal/sessions';
import { currentTrace } from '@evenhand/service-kit/context/running-context';
import { TRACE_HEADER, traceHeaderOf } from '@evenhand/service-kit/context/trace-parent';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Traces } from '@evenhand/service-kit/traces/traces';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Services } from '../calls/services.js';
import { IdentitySigner } from './signer.js';

/** Asks the service that issued a cookie for its identity; null once it is invalid. */
@Injectable()
export class Resolver {
  constructor(
    private readonly services: Services,
    private readonly signer: IdentitySigner,
    private readonly traces: Traces,
  ) {}

  session(tokenHash: string): Promise<OwnerIdentity | null> {
    return this.ask('svc-auth', RESOLVE_SESSION_PATH, tokenHash, ResolvedSession);
  }

  access(tokenHash: string): Promise<GuestIdentity | null> {
    return this.ask('svc-intake', RESOLVE_ACCESS_PATH, tokenHash, ResolvedAccess);
  }

  private ask<Who>(service: ServiceName, path: string, tokenHash: string, who: z.ZodType<Who>): Promise<Who | null> {
    const attributes = { method: 'POST', route: path, service };
    const span = { name: `POST ${path}`, kind: 'client', attributes } as const;
    return this.traces.within(span, () => this.send(service, path, tokenHash, who));
  }

  private async send<Who>(service: ServiceName, path: string, tokenHash: string, who: z.ZodType<Who>) {
    const { statusCode, body } = await this.services.toLookUp(service).request({
      method: 'POST',
      path,
      headers: {
        'content-type': 'application/json',
        [TRACE_HEADER]: traceHeaderOf(currentTrace()),
        [IDENTITY_HEADER]: await this.signer.signInternal(service),
      },
      body: JSON.stringify({ tokenHash }),
    });
    if (statusCode === 200) return who.parse(await body.json());
    await body.dump();
    return statusCode === 404 ? null : fail('service-unavailable');
  }
}
