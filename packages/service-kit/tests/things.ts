import { randomUUID } from 'node:crypto';
import { endpoint } from '@evenhand/contracts/endpoint';
import { event } from '@evenhand/contracts/events/event';
import type { GuestIdentity, OwnerIdentity } from '@evenhand/contracts/identity';
import { Body, Controller, Get, Injectable, Module, Param, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Column, Entity, type MigrationInterface, PrimaryColumn, type QueryRunner } from 'typeorm';
import { z } from 'zod';
import { DatabaseModule } from '../src/database/database.module.js';
import { Transactions } from '../src/database/transactions.js';
import { Handles } from '../src/endpoints/handles.js';
import { Internal } from '../src/identity/identity.guard.js';
import { addressOf } from '../src/identity/request-claims.js';
import { Guest, Who } from '../src/identity/who.js';
import { Outbox } from '../src/outbox/outbox.js';
import { fail } from '../src/problems/fail.js';

/** A small service that uses every part of the kit, under the name svc-finance. */
export const AddThing = z.strictObject({
  name: z.string().min(1).max(20),
  size: z.int().min(0),
  parts: z.array(z.strictObject({ label: z.string() })).default([]),
});
export type AddThing = z.infer<typeof AddThing>;
export const Thing = z.object({ id: z.uuid(), name: z.string(), size: z.int() });
export type Thing = z.infer<typeof Thing>;

export const addThing = endpoint('POST', '/api/things', AddThing, Thing, { idempotent: true, status: 201 });
export const listThings = endpoint('GET', '/api/things', null, z.array(Thing));
export const getThing = endpoint('GET', '/api/things/:id', null, Thing);
export const guestThing = endpoint('GET', '/api/guest-thing', null, z.object({ role: z.string() }), {
  audience: 'guest',
});
export const publicThing = endpoint('GET', '/api/public-thing', null, z.object({ known: z.boolean() }), {
  audience: 'public',
});
export const whereThing = endpoint('GET', '/api/where-thing', null, z.object({ address: z.string().nullable() }), {
  audience: 'public',
});
export const brokenThing = endpoint('POST', '/api/broken-thing', AddThing, Thing);
export const blockingThing = endpoint('POST', '/api/blocking-thing', z.strictObject({ ms: z.int() }), Thing);
export const slowThing = endpoint('GET', '/api/slow-thing', null, Thing);
export const uploadThing = endpoint('POST', '/api/upload', null, z.object({ bytes: z.int() }), {
  consumes: 'application/pdf',
});
export const downloadThing = endpoint('GET', '/api/download', null, null, { produces: 'application/pdf' });
export const thingAdded = event('thing.added', Thing);

@Entity({ name: 'thing' })
export class ThingEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'case_id' }) caseId!: string;
  @Column('text') name!: string;
  @Column('int') size!: number;
}

export class CreateThings1763800000000 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query('create table thing (id uuid primary key, case_id uuid not null, name text not null, size int)');
  }
  async down(run: QueryRunner): Promise<void> {
    await run.query('drop table thing');
  }
}

@Injectable()
export class Things {
  /** Counts the handler's runs. */
  added = 0;

  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  add(caseId: string, { name, size }: AddThing): Promise<Thing> {
    return this.transactions.run(async (manager) => {
      this.added += 1;
      const thing = { id: randomUUID(), caseId, name, size };
      await manager.insert(ThingEntity, thing);
      await this.outbox.publish(manager, thingAdded, thing);
      if (name === 'rolled back') return fail('already-done');
      return thing;
    });
  }

  ofCase(caseId: string): Promise<Thing[]> {
    return this.transactions.manager.findBy(ThingEntity, { caseId });
  }
}

@Controller()
export class ThingsController {
  constructor(private readonly things: Things) {}

  @Handles(addThing)
  add(@Who() who: OwnerIdentity, @Body({ schema: AddThing }) thing: AddThing) {
    return this.things.add(who.caseId, thing);
  }

  @Handles(listThings)
  list(
    @Who() who: OwnerIdentity,
    @Query({ schema: z.strictObject({ page: z.coerce.number().optional() }) }) _: object,
  ) {
    return this.things.ofCase(who.caseId);
  }

  @Handles(getThing)
  get(@Param('id', { schema: z.uuid() }) id: string) {
    return { id, name: 'a thing', size: 1, secret: 'not in the contract' };
  }

  @Handles(guestThing)
  guest(@Guest() guest: GuestIdentity) {
    return { role: guest.role };
  }

  @Handles(publicThing)
  open(@Who() who: OwnerIdentity | null) {
    return { known: who !== null };
  }

  @Handles(whereThing)
  where(@Req() request: Request) {
    return { address: addressOf(request) };
  }

  @Handles(brokenThing)
  broken(@Body({ schema: AddThing }) thing: AddThing): Thing {
    throw new Error(`a bug with ${thing.name}`);
  }

  @Handles(blockingThing)
  block(@Body({ schema: blockingThing.body }) { ms }: z.infer<typeof blockingThing.body>): Thing {
    for (const end = performance.now() + ms; performance.now() < end; );
    return { id: randomUUID(), name: 'blocking', size: 1 };
  }

  @Handles(slowThing)
  async slow() {
    await new Promise((resolve) => setTimeout(resolve, 400));
    return { id: randomUUID(), name: 'slow', size: 1 };
  }

  @Handles(uploadThing)
  upload(@Body() bytes: Buffer) {
    return { bytes: bytes.byteLength };
  }

  @Handles(downloadThing)
  download() {
    return Buffer.from('%PDF-1.7');
  }

  @Internal()
  @Get('/internal/things')
  internal() {
    return { from: 'the gateway' };
  }

  @Get('/api/forgotten')
  forgotten() {
    return 'a route that declares no endpoint';
  }
}

export const thingsDatabase = DatabaseModule.for({
  schema: 'finance',
  entities: [ThingEntity],
  migrations: [CreateThings1763800000000],
});

@Module({ imports: [thingsDatabase], controllers: [ThingsController], providers: [Things] })
export class ThingsModule {}
