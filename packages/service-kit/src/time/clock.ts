import { endOfDayAfter } from '@evenhand/contracts/toronto';
import { Injectable } from '@nestjs/common';

/** The current time; tests replace it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  /** `days` from now; negative: before now. */
  inDays(days: number): Date {
    return new Date(this.now().getTime() + days * 86_400_000);
  }

  /** The end in Toronto of the day that is `days` after today: a mail that names a last day means all of it. */
  endOfDayIn(days: number): Date {
    return endOfDayAfter(this.now(), days);
  }

  inSeconds(seconds: number): Date {
    return new Date(this.now().getTime() + seconds * 1_000);
  }

  inMinutes(minutes: number): Date {
    return new Date(this.now().getTime() + minutes * 60_000);
  }
}
