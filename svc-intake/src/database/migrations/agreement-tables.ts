/** Agreements, their approvals, and what opens them to others; references `caseTables`. */
export const agreementTables = `
  CREATE TABLE agreements (
    id uuid PRIMARY KEY,
    case_id uuid NOT NULL REFERENCES cases ON DELETE CASCADE,
    version int NOT NULL,
    state text NOT NULL CHECK (state IN ('draft', 'in_review', 'ready', 'partially_signed', 'completed',
      'declined', 'expired', 'voided')),
    hash text NOT NULL,
    document jsonb NOT NULL,
    answers_hash text NOT NULL,
    created_at timestamptz NOT NULL,
    ready_at timestamptz,
    expires_at timestamptz,
    reminded_at timestamptz,
    completed_at timestamptz,
    declined_by text CHECK (declined_by IN ('owner', 'partner')),
    declined_reason text,
    UNIQUE (case_id, version)
  );
  -- A case has at most one version in progress.
  CREATE UNIQUE INDEX agreements_under_way ON agreements (case_id)
    WHERE state IN ('draft', 'in_review', 'ready', 'partially_signed');
  CREATE INDEX agreements_in_signing ON agreements (expires_at) WHERE state IN ('ready', 'partially_signed');
  CREATE TABLE approvals (
    agreement_id uuid NOT NULL REFERENCES agreements ON DELETE CASCADE,
    party text NOT NULL CHECK (party IN ('owner', 'partner')),
    hash text NOT NULL,
    at timestamptz NOT NULL,
    disclosure_sha256 text,
    PRIMARY KEY (agreement_id, party)
  );

  CREATE TABLE invitations (
    id uuid PRIMARY KEY,
    case_id uuid NOT NULL REFERENCES cases ON DELETE CASCADE,
    partner_email text NOT NULL,
    message text NOT NULL,
    state text NOT NULL CHECK (state IN ('sent', 'opened', 'withdrawn', 'expired', 'not_the_person')),
    sent_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    opened_at timestamptz
  );
  CREATE UNIQUE INDEX invitations_standing ON invitations (case_id) WHERE state IN ('sent', 'opened');
  CREATE INDEX invitations_of_case ON invitations (case_id, sent_at DESC);
  CREATE TABLE links (
    id uuid PRIMARY KEY,
    case_id uuid NOT NULL REFERENCES cases ON DELETE CASCADE,
    agreement_id uuid NOT NULL REFERENCES agreements ON DELETE CASCADE,
    purpose text NOT NULL CHECK (purpose IN ('review', 'sign', 'witness', 'lawyer')),
    role text NOT NULL CHECK (role IN ('partner', 'witness', 'lawyer')),
    party text NOT NULL CHECK (party IN ('owner', 'partner')),
    email text NOT NULL,
    token_hash text NOT NULL UNIQUE,
    sent_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    ended_at timestamptz,
    ended_because text,
    renewed boolean NOT NULL DEFAULT false,
    CHECK ((ended_at IS NULL) = (ended_because IS NULL))
  );
  CREATE UNIQUE INDEX links_open ON links (case_id, purpose, party) WHERE ended_at IS NULL;
  CREATE INDEX links_of_email ON links (email);
  -- No reference: the id may also be that of a download.
  CREATE TABLE link_refusals (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    link_id uuid NOT NULL,
    at timestamptz NOT NULL,
    act text NOT NULL,
    because text NOT NULL
  );
  CREATE INDEX link_refusals_of_link ON link_refusals (link_id, at DESC);
  CREATE TABLE accesses (
    id uuid PRIMARY KEY,
    link_id uuid NOT NULL UNIQUE REFERENCES links ON DELETE CASCADE,
    case_id uuid NOT NULL REFERENCES cases ON DELETE CASCADE,
    agreement_id uuid NOT NULL REFERENCES agreements ON DELETE CASCADE,
    purpose text NOT NULL,
    role text NOT NULL,
    party text NOT NULL,
    email text NOT NULL,
    token_hash text NOT NULL UNIQUE,
    started_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    ended_at timestamptz,
    ended_because text
  );
  CREATE INDEX accesses_of_case ON accesses (case_id) WHERE ended_at IS NULL;
  CREATE TABLE codes (
    subject text PRIMARY KEY,
    hash text NOT NULL,
    sent_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    wrong_tries int NOT NULL,
    used_at timestamptz,
    all_wrong_tries int NOT NULL DEFAULT 0,
    sent_in_day int NOT NULL DEFAULT 0,
    day_began timestamptz NOT NULL DEFAULT now()
  );
`;
