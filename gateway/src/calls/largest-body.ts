import { type Endpoint, WORD } from '@evenhand/contracts/endpoint';
import {
  LARGEST_EVIDENCE_FORM_IN_BYTES,
  LARGEST_JSON_BODY_IN_BYTES,
  LARGEST_PDF_IN_BYTES,
  LARGEST_WORD_IN_BYTES,
} from '@evenhand/contracts/limits';
import type { Target } from './target.js';

const largest: Record<NonNullable<Endpoint<null, null>['consumes']>, number> = {
  'application/json': LARGEST_JSON_BODY_IN_BYTES,
  'application/pdf': LARGEST_PDF_IN_BYTES,
  [WORD]: LARGEST_WORD_IN_BYTES,
  'multipart/form-data': LARGEST_EVIDENCE_FORM_IN_BYTES,
};

/** In bytes. */
export const largestBodyOf = ({ endpoint: { consumes } }: Target): number => largest[consumes ?? 'application/json'];
