const roles = `'owner', 'owner-witness', 'partner', 'partner-witness', 'owner-lawyer', 'partner-lawyer'`;

/** From the signers to the sealed file; references `agreementTables`. */
export const signingTables = `
  CREATE TABLE witnesses (
    agreement_id uuid NOT NULL REFERENCES agreements ON DELETE CASCADE,
    party text NOT NULL CHECK (party IN ('owner', 'partner')),
    name text NOT NULL,
    email text NOT NULL,
    PRIMARY KEY (agreement_id, party)
  );
  CREATE TABLE lawyers (
    agreement_id uuid NOT NULL REFERENCES agreements ON DELETE CASCADE,
    party text NOT NULL CHECK (party IN ('owner', 'partner')),
    name text NOT NULL,
    email text NOT NULL,
    PRIMARY KEY (agreement_id, party)
  );
  CREATE TABLE holds (
    agreement_id uuid PRIMARY KEY REFERENCES agreements,
    case_id uuid NOT NULL,
    signing_id uuid NOT NULL UNIQUE,
    asked_at timestamptz NOT NULL,
    held_at timestamptz
  );
  CREATE TABLE signatures (
    agreement_id uuid NOT NULL REFERENCES agreements ON DELETE CASCADE,
    role text NOT NULL CHECK (role IN (${roles})),
    email text NOT NULL,
    signature jsonb NOT NULL,
    hash text NOT NULL,
    legal_advice text CHECK (legal_advice IN ('received', 'waived')),
    address text,
    signed_at timestamptz NOT NULL,
    disclosure_received_on date,
    law_society_number text,
    PRIMARY KEY (agreement_id, role)
  );
  CREATE TABLE signing_events (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    agreement_id uuid NOT NULL REFERENCES agreements ON DELETE CASCADE,
    at timestamptz NOT NULL,
    role text CHECK (role IN (${roles})),
    happening text NOT NULL,
    ip text,
    user_agent text,
    hash text NOT NULL
  );
  CREATE INDEX signing_events_of_agreement ON signing_events (agreement_id, id);

  CREATE TABLE seals (
    agreement_id uuid PRIMARY KEY REFERENCES agreements ON DELETE CASCADE,
    pdf bytea NOT NULL,
    sha256 text NOT NULL,
    sealed_by text NOT NULL,
    sealed_at timestamptz NOT NULL
  );
  CREATE TABLE downloads (
    token_hash text PRIMARY KEY,
    agreement_id uuid NOT NULL REFERENCES agreements ON DELETE CASCADE,
    role text NOT NULL CHECK (role IN ('owner', 'partner')),
    expires_at timestamptz NOT NULL,
    id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
    email text NOT NULL
  );
`;
