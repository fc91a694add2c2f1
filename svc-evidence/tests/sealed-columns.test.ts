import { everywhereInClear, HASH, WORD } from '@evenhand/service-kit/testing/columns-in-clear';
import { Dump } from '@evenhand/service-kit/testing/dump';
import { evidence, withEvidence } from './with-evidence.js';

withEvidence();

const OF_CASE = 'sealed with the key of the case';

/** Columns that can hold text and stay in clear, with the reason. Also in docs/decisions/sealed-addresses.md. */
const inClear: Record<string, string> = {
  ...everywhereInClear,
  'answering.provider': WORD,
  'case_key.part': WORD,
  'case_key.wrapped': 'encrypted by the key service',
  'evidence_file.extension': WORD,
  'evidence_file.parts': HASH,
  'evidence_file.purpose': WORD,
  'evidence_file.refused': WORD,
  'evidence_file.sha256': HASH,
  'evidence_file.state': WORD,
  'index_segment.terms': OF_CASE,
  'index_segment.vectors': OF_CASE,
  'indexing.reason': 'the code of a failure, without content',
  'indexing.state': WORD,
  'removal.keys': 'places in the store, which are ids',
  'removal.points': 'ids',
  'saved_search.content': OF_CASE,
  'segment.content': OF_CASE,
  'segment_months.content': OF_CASE,
  'sent_picture.picture': 'a digest with the key of the case',
  'unread_part.content': OF_CASE,
};

test('every column of svc-evidence that can hold text is sealed, or stays in clear for a stated reason', async () => {
  const found = await new Dump(evidence.service.database).columnsInClear();
  expect(found.toSorted()).toEqual(Object.keys(inClear).toSorted());
});
