import { Injectable } from '@nestjs/common';

/** The time, as a thing to ask, so that a test can say what time it is. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
