import { forFile } from '@evenhand/service-kit/testing/for-file';
import { Locks } from '@evenhand/service-kit/testing/locks';
import { startEvidence, type TestEvidence } from './start-evidence.js';

/** Of the test file that called `withEvidence`. */
export let evidence: TestEvidence;
export let service: TestEvidence['service'];
export let locks: Locks;

/** One svc-evidence per file. */
export const withEvidence = (): void =>
  forFile(startEvidence, (started) => {
    evidence = started;
    ({ service } = started);
    locks = new Locks(service.database);
  });
