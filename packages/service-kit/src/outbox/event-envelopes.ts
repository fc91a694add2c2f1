import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Sealer } from '../sealing/sealer.js';

/** An event in the outbox and in Redis; encrypted, as its payload may name a person. */
const Envelope = z.object({ id: z.uuid(), sealed: z.base64() });
type Envelope = z.infer<typeof Envelope>;

const contextOf = (id: string) => `event ${id}`;

@Injectable()
export class EventEnvelopes {
  constructor(private readonly sealer: Sealer) {}

  close(id: string, payload: unknown): Envelope {
    return { id, sealed: this.sealer.seal(JSON.stringify(payload), contextOf(id)).toString('base64') };
  }

  /** Of an event that an earlier release wrote into the outbox in clear. */
  closeIfClear(id: string, payload: unknown): Envelope {
    return Envelope.safeParse(payload).data ?? this.close(id, payload);
  }

  /** @throws ZodError or Error when it is no envelope, or was altered */
  open(data: unknown): { id: string; payload: unknown } {
    const { id, sealed } = Envelope.parse(data);
    return { id, payload: JSON.parse(this.sealer.open(Buffer.from(sealed, 'base64'), contextOf(id))) };
  }
}
