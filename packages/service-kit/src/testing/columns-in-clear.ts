/** Reasons for which a column that can hold text stays in clear. */
export const HASH = 'a digest';
export const WORD = 'a word of a list that the database selects by';
export const ID = 'an id';
export const WAITS = 'sealed with QUEUE_KEY, or gone within a second of its commit';

/** Columns of the tables that every service has. */
export const everywhereInClear: Readonly<Record<string, string>> = {
  'dead_letter.job_id': ID,
  'dead_letter.kind': WORD,
  'dead_letter.name': WORD,
  'dead_letter.payload': 'an event, sealed with QUEUE_KEY, or ids',
  'dead_letter.reason': 'the reason of a failure, without values',
  'idempotency.answer': 'rows of an earlier release, for a day',
  'idempotency.caller': ID,
  'idempotency.key': 'a random value of the browser',
  'idempotency.request_hash': HASH,
  'idempotency.sealed': WAITS,
  'inbox.consumer': WORD,
  'letter_sent_again.kind': WORD,
  'letter_sent_again.name': WORD,
  'migrations.name': WORD,
  'outbox.caused_by': ID,
  'outbox.job_id': ID,
  'outbox.kind': WORD,
  'outbox.name': WORD,
  'outbox.payload': WAITS,
  'waiting_mail.sealed': WAITS,
};
