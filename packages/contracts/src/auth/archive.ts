import { endpoint } from '../endpoint.js';
import { FACTOR_PROOF_MINUTES } from '../factor-proof.js';

/**
 * Begins the download of everything: asks for the second factor and is in the activity log. The browser then reads each
 * part by the endpoint that shows it; no service makes or keeps an archive.
 */
export const beginArchive = endpoint('POST', '/api/auth/archive', null, null, {
  provenWithinMinutes: FACTOR_PROOF_MINUTES,
  records: 'archive-downloaded',
  status: 204,
});
