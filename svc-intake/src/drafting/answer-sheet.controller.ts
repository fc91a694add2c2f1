import { type AnswerSheet, WriteAnswerSheet, writeAnswerSheet } from '@evenhand/contracts/agreement/answer-sheet';
import { answerSheet } from '@evenhand/family-law/agreement/answer-sheet';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Body, Controller } from '@nestjs/common';
import { impossibleAnswers } from '../answers/impossible-answers.js';
import { dayOf } from '../time/days.js';

/** Keeps nothing and reads nothing kept: the answers come with the question. */
@Controller()
export class AnswerSheetController {
  constructor(private readonly clock: Clock) {}

  @Handles(writeAnswerSheet)
  write(@Body({ schema: WriteAnswerSheet }) { record, fields }: WriteAnswerSheet): AnswerSheet {
    const today = dayOf(this.clock.now());
    return { articles: answerSheet(record, fields, today), problems: impossibleAnswers(record, today, fields) };
  }
}
