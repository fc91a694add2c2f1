import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Baseline of the tables that each service has for the kit. Has the name of the last migration that it replaces. */
export class WaitingMail1763600000002 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      create table outbox (
        id uuid primary key,
        position bigint generated always as identity,
        kind text not null check (kind in ('event', 'job')),
        name text not null,
        payload jsonb not null,
        job_id text,
        delay_seconds integer not null default 0,
        written_at timestamptz not null default now(),
        -- Order within a queue; jobs with 0 come first.
        priority integer not null default 0
      );
      create index outbox_in_order on outbox (position);

      create table inbox (
        event_id uuid not null,
        consumer text not null,
        consumed_at timestamptz not null default now(),
        primary key (event_id, consumer)
      );
      create index inbox_by_age on inbox (consumed_at);

      create table idempotency (
        caller text not null,
        key text not null,
        request_hash text not null,
        answer jsonb,
        answered_at timestamptz not null default now(),
        primary key (caller, key)
      );
      create index idempotency_by_age on idempotency (answered_at);

      create table dead_letter (
        id uuid primary key,
        kind text not null check (kind in ('event', 'job')),
        name text not null,
        job_id text not null,
        payload jsonb not null,
        reason text not null,
        attempts integer not null,
        failed_at timestamptz not null default now(),
        priority integer not null default 0,
        unique (kind, name, job_id)
      );

      -- The queue has the id of a mail alone.
      create table waiting_mail (
        id uuid primary key,
        sealed bytea not null,
        written_at timestamptz not null default now()
      );
      create index waiting_mail_by_age on waiting_mail (written_at);`);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop table outbox, inbox, idempotency, dead_letter, waiting_mail');
  }
}
