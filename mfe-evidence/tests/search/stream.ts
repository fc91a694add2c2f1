import type { EvidenceStatus } from '@evenhand/contracts/evidence/status';
import { act } from '@testing-library/react';

/** An EventSource that the test controls. */
export class Stream {
  static open: Stream[] = [];
  onopen?: () => void;
  onerror?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor(readonly address: string) {
    Stream.open.push(this);
  }
  close() {
    Stream.open = Stream.open.filter((stream) => stream !== this);
  }
  static tell(status: EvidenceStatus) {
    act(() => {
      for (const { onopen, onmessage } of Stream.open) {
        onopen?.();
        onmessage?.({ data: JSON.stringify(status) });
      }
    });
  }
}
