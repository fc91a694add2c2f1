import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Baseline: creates the whole schema. Has the name of the last migration that it replaces. */
export class Holds1795426000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE customer (
        case_id uuid PRIMARY KEY,
        email text,
        sealed_at timestamptz
      );

      CREATE TABLE payment (
        id uuid PRIMARY KEY,
        position bigint GENERATED ALWAYS AS IDENTITY,
        case_id uuid NOT NULL,
        plan text NOT NULL CHECK (plan IN ('complete', 'premium')),
        amount bigint NOT NULL CHECK (amount > 0),
        builds_on uuid REFERENCES payment,
        intent_id text UNIQUE,
        state text NOT NULL
          CHECK (state IN ('created', 'requires_action', 'processing', 'succeeded', 'failed', 'refunded', 'disputed')),
        attempt text NOT NULL CHECK (attempt IN ('created', 'requires_action', 'processing', 'failed', 'closed')),
        received bigint NOT NULL CHECK (received >= 0),
        fee bigint NOT NULL CHECK (fee >= 0),
        refunded bigint NOT NULL CHECK (refunded >= 0),
        dispute text NOT NULL CHECK (dispute IN ('none', 'open', 'won', 'lost')),
        disputed bigint NOT NULL CHECK (disputed >= 0),
        dispute_fee bigint NOT NULL CHECK (dispute_fee >= 0),
        paid_at timestamptz,
        created_at timestamptz NOT NULL,
        refund_asked_at timestamptz
      );
      CREATE INDEX payment_of_case ON payment (case_id, position);
      CREATE INDEX payment_by_day ON payment (paid_at);
      CREATE INDEX payment_unfinished ON payment (position)
        WHERE received = 0 AND attempt <> 'closed' OR refund_asked_at IS NOT NULL AND state = 'succeeded';

      CREATE TABLE ledger_pair (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        payment_id uuid NOT NULL REFERENCES payment,
        kind text NOT NULL,
        debit text NOT NULL,
        credit text NOT NULL CHECK (credit <> debit),
        amount bigint NOT NULL CHECK (amount <> 0),
        posted_at timestamptz NOT NULL
      );
      CREATE INDEX ledger_of_payment ON ledger_pair (payment_id);

      CREATE TABLE receipt (
        number bigint PRIMARY KEY CHECK (number > 0),
        payment_id uuid NOT NULL REFERENCES payment,
        case_id uuid NOT NULL,
        kind text NOT NULL CHECK (kind IN ('payment', 'refund')),
        plan text NOT NULL,
        amount bigint NOT NULL CHECK (amount > 0),
        hst bigint NOT NULL,
        issued_at timestamptz NOT NULL
      );
      CREATE INDEX receipt_of_case ON receipt (case_id, number);
      CREATE TABLE receipt_counter (single boolean PRIMARY KEY DEFAULT true CHECK (single), last bigint NOT NULL);
      INSERT INTO receipt_counter (last) VALUES (0);

      CREATE TABLE entitlement (
        case_id uuid PRIMARY KEY,
        plan text NOT NULL CHECK (plan IN ('free', 'complete', 'premium')),
        access_until timestamptz,
        version integer NOT NULL
      );
      CREATE INDEX entitlement_by_end ON entitlement (access_until);

      CREATE TABLE reminder (
        case_id uuid NOT NULL,
        access_until timestamptz NOT NULL,
        days integer NOT NULL,
        PRIMARY KEY (case_id, access_until, days)
      );

      CREATE TABLE hold (
        signing_id uuid PRIMARY KEY,
        case_id uuid NOT NULL,
        state text NOT NULL CHECK (state IN ('asked', 'held', 'ended'))
      );
      CREATE INDEX hold_of_case ON hold (case_id);

      CREATE TABLE webhook (
        event_id text PRIMARY KEY,
        kind text NOT NULL,
        intent_id text,
        received_at timestamptz NOT NULL
      );

      CREATE TABLE sandbox_intent (
        id text PRIMARY KEY,
        intent jsonb NOT NULL,
        created_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE sandbox_intent, webhook, hold, reminder, entitlement, receipt_counter, receipt, ledger_pair, payment,
        customer;
    `);
  }
}
