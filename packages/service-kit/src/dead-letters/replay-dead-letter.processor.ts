import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Processes } from '../jobs/processes.js';
import { DeadLetters } from './dead-letters.js';
import { replayDeadLetter } from './replay-dead-letter.job.js';

@Injectable()
export class ReplayDeadLetterProcessor {
  constructor(private readonly letters: DeadLetters) {}

  @Processes(replayDeadLetter)
  async replay({ id }: z.output<typeof replayDeadLetter.payload>): Promise<void> {
    await this.letters.replay(id);
  }
}
