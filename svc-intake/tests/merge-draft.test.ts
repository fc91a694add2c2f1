import { emptyIntakeRecord } from '@evenhand/contracts/intake/record';
import { mergeDraft, type VersionedRecord } from '../src/answers/merge-draft.js';

const current: VersionedRecord = {
  record: { ...emptyIntakeRecord, partnerName: 'Noah', phoneNumber: '1' },
  version: 5,
  fieldVersions: { partnerName: 5, phoneNumber: 2 },
};

test('a field is taken when it changed before the version that was read', () => {
  const { merged, conflicts } = mergeDraft(current, { version: 2, changes: { phoneNumber: '2' } });
  expect(conflicts).toEqual([]);
  expect(merged).toMatchObject({ version: 6, record: { phoneNumber: '2' }, fieldVersions: { phoneNumber: 6 } });
});

test('a field is a conflict and keeps its value when it changed after the version that was read', () => {
  const { merged, conflicts } = mergeDraft(current, { version: 4, changes: { partnerName: 'Noël' } });
  expect(conflicts).toEqual(['partnerName']);
  expect(merged).toBe(current);
});

test('the same change in two windows is no conflict', () => {
  expect(mergeDraft(current, { version: 0, changes: { partnerName: 'Noah' } })).toEqual({
    merged: current,
    conflicts: [],
  });
});

test('resetting an answer that another window changed is a conflict', () => {
  expect(mergeDraft(current, { version: 4, changes: { partnerName: null } }).conflicts).toEqual(['partnerName']);
});

test('a reset answer returns to its default', () => {
  const { merged } = mergeDraft(current, { version: 5, changes: { useGuidelines: null, phoneNumber: null } });
  expect(merged.record.useGuidelines).toBe(true);
  expect(merged.record.phoneNumber).toBeUndefined();
});

test('a default that is sent back unchanged is confirmed once', () => {
  const { merged } = mergeDraft(current, { version: 5, changes: { hasChildren: false } });
  expect(merged).toMatchObject({ version: 6, record: { hasChildren: false }, fieldVersions: { hasChildren: 6 } });
  expect(mergeDraft(merged, { version: 6, changes: { hasChildren: false } }).merged).toBe(merged);
});
