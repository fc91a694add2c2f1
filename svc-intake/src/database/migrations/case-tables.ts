/** The case, its answers, and what events of other services state of it. */
export const caseTables = `
  CREATE TABLE cases (
    id uuid PRIMARY KEY,
    person_id uuid NOT NULL UNIQUE,
    email text,
    first_name text,
    last_name text,
    opened_at timestamptz NOT NULL
  );
  CREATE TABLE intakes (
    case_id uuid PRIMARY KEY REFERENCES cases ON DELETE CASCADE,
    record jsonb NOT NULL,
    version int NOT NULL,
    field_versions jsonb NOT NULL,
    saved_at timestamptz NOT NULL,
    submitted_record jsonb,
    submitted_at timestamptz,
    CHECK ((submitted_record IS NULL) = (submitted_at IS NULL))
  );
  CREATE TABLE safety_screens (
    case_id uuid PRIMARY KEY REFERENCES cases ON DELETE CASCADE,
    answers jsonb NOT NULL,
    go_on_anyway boolean NOT NULL,
    answered_at timestamptz NOT NULL
  );
  CREATE TABLE activities (
    id uuid PRIMARY KEY,
    case_id uuid NOT NULL REFERENCES cases ON DELETE CASCADE,
    kind text NOT NULL,
    at timestamptz NOT NULL
  );
  CREATE INDEX activities_of_case ON activities (case_id, at DESC);
  -- Content older than the proof of its owner's address, and the owner's decision on it.
  CREATE TABLE found_contents (
    case_id uuid PRIMARY KEY REFERENCES cases ON DELETE CASCADE,
    before timestamptz NOT NULL,
    answers_version int NOT NULL,
    decision text CHECK (decision IN ('keep', 'delete')),
    decided_at timestamptz
  );

  -- The tables below do not reference cases: an event of another service may come before that of the person.
  CREATE TABLE evidence_files (
    file_digest text PRIMARY KEY,
    case_id uuid NOT NULL,
    is_deleted boolean NOT NULL
  );
  CREATE INDEX evidence_files_of_case ON evidence_files (case_id) WHERE NOT is_deleted;
  CREATE TABLE case_finances (
    case_id uuid PRIMARY KEY,
    sequence int NOT NULL,
    entries int NOT NULL,
    frozen_at timestamptz
  );
  CREATE TABLE case_statements (
    case_id uuid NOT NULL,
    party text CHECK (party IN ('owner', 'partner')),
    frozen_at timestamptz,
    statement jsonb,
    sha256 text NOT NULL,
    address text NOT NULL DEFAULT '',
    revoked boolean NOT NULL DEFAULT false,
    PRIMARY KEY (case_id, sha256)
  );
  CREATE TABLE disclosure_receipts (
    case_id uuid NOT NULL,
    sha256 text NOT NULL,
    address text NOT NULL,
    opened_at timestamptz NOT NULL,
    PRIMARY KEY (case_id, sha256, address)
  );
  CREATE TABLE entitlements (
    case_id uuid PRIMARY KEY,
    plan text NOT NULL CHECK (plan IN ('free', 'complete', 'premium')),
    access_until timestamptz,
    version integer NOT NULL
  );
`;
