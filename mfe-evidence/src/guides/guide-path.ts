import type { GuideKey } from '@evenhand/wording/evidence-guides';

export const guideKeys: readonly GuideKey[] = [
  'google-takeout',
  'whatsapp',
  'facebook',
  'instagram',
  'telegram',
  'signal',
  'imessage',
  'email-other',
];

export const guidePath = (key: GuideKey): string => `/evidence/guides/${key}`;
