import type { Clock } from '@evenhand/service-kit/time/clock';

interface Span {
  hours?: number;
  minutes?: number;
  seconds?: number;
}

/** Shifts the service's clock. */
export class TestClock {
  private ahead = 0;

  constructor(clock: Clock) {
    clock.now = () => this.now();
  }

  now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  forward({ hours = 0, minutes = 0, seconds = 0 }: Span): void {
    this.ahead += ((hours * 60 + minutes) * 60 + seconds) * 1000;
  }

  reset(): void {
    this.ahead = 0;
  }
}
