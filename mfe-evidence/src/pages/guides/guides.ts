import { evidenceWording, type GuideKey } from '@evenhand/wording/evidence';

interface Guide {
  key: string;
  path: string;
  name: string;
  lead: string;
  steps: readonly string[];
}

const { list } = evidenceWording.guides;
const keys: readonly GuideKey[] = [
  'google-takeout',
  'whatsapp',
  'facebook',
  'instagram',
  'telegram',
  'signal',
  'imessage',
  'email-other',
];

/** The export guides, in the order they are offered. */
export const guides: readonly Guide[] = keys.map((key) => ({ key, path: `/evidence/guides/${key}`, ...list[key] }));
