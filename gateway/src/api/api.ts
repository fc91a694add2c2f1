import type { Request, RequestHandler, Response } from 'express';
import type { Config } from '../config.js';
import type { Caller } from '../identity/caller.js';
import type { IdentitySigner } from '../identity/signer.js';
import type { Limits } from '../limits/limits.js';
import { requestId } from '../request-id.js';
import type { Services } from '../services.js';
import { bodyOf } from './body.js';
import { forward } from './forward.js';
import { requireOwnOrigin } from './origin.js';
import { targetOf } from './target.js';
import { limitTime } from './time-limit.js';

export interface Api {
  config: Config;
  limits: Limits;
  caller: Caller;
  signer: IdentitySigner;
  services: Services;
}

/** One call of the API, from the outside in. Each line may refuse it with a problem. */
export const api = ({ config, limits, caller, signer, services }: Api): RequestHandler => {
  return async (request: Request, response: Response) => {
    const target = targetOf(request.method, request.originalUrl);
    limitTime(request, target, config);
    const body = bodyOf(request, target);
    const address = request.ip ?? '';
    await limits.ofAddress(address, target);
    const fromServers = target.endpoint?.fromServers === true;
    if (!fromServers) requireOwnOrigin(request, config.PUBLIC_URL);
    const who = fromServers ? null : await caller.of(target, request.headers.cookie);
    if (who) await limits.ofPerson(who);
    const identity = await signer.sign(who, address, target.service);
    await forward(services, target, request, response, { body, identity, requestId: requestId(response) });
  };
};
