import type { Schedule } from '@evenhand/contracts/agreement/document';
import type { Draft } from '../agreement/draft.js';

/** The schedules behind the articles, lettered in order. None without something real to show. */
export const schedules = (_draft: Draft): Schedule[] => [];
