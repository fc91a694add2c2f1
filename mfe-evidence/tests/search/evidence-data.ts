import type { EvidenceFile } from '@evenhand/contracts/evidence/files';
import type { EvidenceAnswer, Passage, Retrieval } from '@evenhand/contracts/evidence/search';
import type { EvidenceStatus, FileIndexing } from '@evenhand/contracts/evidence/status';

export const FILE_ID = '5f0f5a0e-7a9b-4a53-8f4c-0a6b3f0f4d11';

export const file = (part: Partial<FileIndexing> = {}): FileIndexing => ({
  fileId: FILE_ID,
  filename: 'chat.txt',
  state: 'complete',
  reason: null,
  bytes: 100,
  bytesRead: 100,
  chunks: 10,
  embedded: 10,
  ...part,
});
const none = { waiting: 0, reading: 0, searchable: 0, complete: 0, failed: 0 };
const counted = (files: FileIndexing[]) =>
  Object.fromEntries([...Map.groupBy(files, ({ state }) => state)].map(([state, those]) => [state, those.length]));

export const statusOf = (...files: FileIndexing[]): EvidenceStatus => ({
  tokens: 1_234,
  lastIndexingAt: '2026-11-20T15:00:00.000Z',
  progress: 42,
  counts: { ...none, ...counted(files) },
  files,
});

export const retrieval: Retrieval = {
  filename: 'chat.txt',
  path: 'message 7',
  score: 0.82,
  snippet: 'I paid the daycare for January.',
  fileId: FILE_ID,
  position: 7,
  people: ['Alex Example', 'Sam Sample'],
  at: '2026-01-13T00:30:00.000Z',
  alsoAt: [],
  beside: [],
};
export const found: EvidenceAnswer = {
  answer: 'One place in your evidence comes closest to this:\n\nAlex Example: “I paid the daycare for January.”',
  kind: 'answer',
  answeredBy: 'extracts',
  retrievals: [retrieval],
};
export const stored: EvidenceFile = {
  id: FILE_ID,
  name: 'chat.txt',
  extension: 'txt',
  size: 100,
  sha256: 'ab',
  refused: null,
  purpose: 'evidence',
  isSearchable: true,
  indexing: null,
  unread: [],
  uploadedAt: '2026-11-20T15:00:00.000Z',
  keptUntil: '2027-02-18T15:00:00.000Z',
};
export const passage = (position: number, text: string): Passage => ({
  position,
  path: `message ${position}`,
  people: ['Sam Sample'],
  at: null,
  text,
});
