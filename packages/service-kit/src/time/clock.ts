import { Injectable } from '@nestjs/common';

/** What time it is. Whoever asks this and not `Date` can be tested in any year. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  /** The moment that many days from now; negative: before now. */
  inDays(days: number): Date {
    return new Date(this.now().getTime() + days * 86_400_000);
  }

  inMinutes(minutes: number): Date {
    return new Date(this.now().getTime() + minutes * 60_000);
  }
}
