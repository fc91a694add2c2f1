import { searched } from '@evenhand/service-kit/erasure/erased-person';
import { Sealer } from '@evenhand/service-kit/sealing/sealer';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Person } from '../people/person.entity.js';
import type { DeletionRow } from '../waiting/deletion.entity.js';

const Known = z.object({ email: z.string(), words: z.array(z.string()) });
export type Known = z.infer<typeof Known>;

export const knownOf = ({ email, firstName, lastName }: Person, earlier: readonly string[]): Known => ({
  email,
  words: searched([email, ...earlier, firstName && lastName ? `${firstName} ${lastName}` : '']),
});

const contextOf = (id: string) => `deletion ${id}`;

/** The words by which the last search finds what is left of a person; encrypted until it is done. */
@Injectable()
export class KnownWords {
  constructor(private readonly sealer: Sealer) {}

  seal(id: string, known: Known): Buffer {
    return this.sealer.seal(JSON.stringify(known), contextOf(id));
  }

  /** @throws Error once the deletion is finished */
  open({ id, sealed }: DeletionRow): Known {
    if (!sealed) throw new Error('the deletion is finished');
    return Known.parse(JSON.parse(this.sealer.open(sealed, contextOf(id))));
  }
}
