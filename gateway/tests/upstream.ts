import { createPublicKey, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  type GuestIdentity,
  IDENTITY_HEADER,
  type Identity,
  type OwnerIdentity,
  type ServiceName,
} from '@evenhand/contracts/identity';
import { serviceOf } from '@evenhand/contracts/routes';
import { type Claims, verifyClaims } from '@evenhand/service-kit/identity/tokens';
import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import express, { type Request, type Response } from 'express';

/** One call as a service received it. */
export interface ReceivedCall {
  method: string;
  url: string;
  headers: Request['headers'];
  /** The signed caller and address; null: anonymous. */
  who: Identity | null;
  address: string | null;
}

/** All five services in one process: records calls, and resolves the cookies that a test issued. */
export class Upstream {
  readonly received: ReceivedCall[] = [];
  /** Number of look-ups. */
  resolutions = 0;
  /** Makes every look-up fail. */
  cannotResolve = false;
  answer = (_request: Request, response: Response): unknown => response.json({ fine: true });

  private readonly known = new Map<string, OwnerIdentity | GuestIdentity>();
  private readonly key: KeyObject;

  private constructor(privateKey: string) {
    this.key = createPublicKey(privateKey);
  }

  static async start(privateKey: string): Promise<{ upstream: Upstream; url: string; stop: () => void }> {
    const upstream = new Upstream(privateKey);
    const app = express();
    app.post('/internal/:kind/resolve', express.json(), (request, response) => upstream.resolve(request, response));
    app.use((request, response) => upstream.receive(request, response));
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const stop = () => {
      server.close();
      server.closeAllConnections();
    };
    return { upstream, url: `http://127.0.0.1:${port}`, stop };
  }

  letIn(cookie: string, who: OwnerIdentity | GuestIdentity): void {
    this.known.set(sha256(cookie), who);
  }

  letOut(cookie: string): void {
    this.known.delete(sha256(cookie));
  }

  private async resolve(request: Request, response: Response) {
    this.resolutions += 1;
    if (this.cannotResolve) return response.status(500).json({});
    const caller = await this.claims(request, request.params.kind === 'sessions' ? 'svc-auth' : 'svc-intake');
    const who = caller && 'internal' in caller && this.known.get(request.body.tokenHash);
    return who ? response.json(who) : response.status(404).json({});
  }

  private async receive(request: Request, response: Response) {
    const { method, originalUrl: url, headers } = request;
    const service = serviceOf(request.path) ?? 'svc-auth';
    const claims = await this.claims(request, service);
    const { identity = null, address = null } = claims && 'identity' in claims ? claims : {};
    this.received.push({ method, url, headers, who: identity, address });
    return this.answer(request, response);
  }

  private async claims(request: Request, service: ServiceName): Promise<Claims | null> {
    const token = request.get(IDENTITY_HEADER);
    return token ? verifyClaims(this.key, service, token) : null;
  }
}
