import { evidenceWording } from '@evenhand/wording/evidence';
import { guideKeys, guidePath } from './guide-path.js';

export interface Guide {
  key: string;
  path: string;
  name: string;
  lead: string;
  steps: readonly string[];
}

const { list } = evidenceWording.guides;
export const guides: readonly Guide[] = guideKeys.map((key) => ({ key, path: guidePath(key), ...list[key] }));
