import { type AnswerSheet, WriteAnswerSheet, writeAnswerSheet } from '@evenhand/contracts/agreement/answer-sheet';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import type { FieldProblem } from '@evenhand/contracts/problems';
import { dayOf } from '@evenhand/contracts/toronto';
import { parentingShare } from '@evenhand/family-law/agreement/parenting-share';
import { answerSheet } from '@evenhand/family-law/document/answer-sheet';
import { rejectedWords } from '@evenhand/family-law/findings/consistency-findings';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Body, Controller } from '@nestjs/common';
import { impossibleAnswers } from '../intake/check-submission.js';

/** The answers that divide the children's time. */
const sharesTime: ReadonlySet<IntakeField> = new Set([
  'residentialParent',
  'primaryResidence',
  'parentingSchedule',
  'scheduleDays',
  'summerSharing',
  'winterBreakSharing',
  'marchBreakSharing',
  'holidays',
]);

const wordsRejected = (record: IntakeRecord, today: IsoDate, fields: readonly IntakeField[]): FieldProblem[] =>
  rejectedWords(record, today).flatMap(({ sentence, answers: [answer] }) =>
    answer && fields.includes(answer) ? [{ pointer: `/${answer}`, detail: sentence }] : [],
  );

/** Stateless: the answers are in the request. */
@Controller()
export class AnswerSheetController {
  constructor(private readonly clock: Clock) {}

  @Handles(writeAnswerSheet)
  write(@Body({ schema: WriteAnswerSheet }) { record, fields, before }: WriteAnswerSheet): AnswerSheet {
    const today = dayOf(this.clock.now());
    const counted = fields.some((field) => sharesTime.has(field)) ? parentingShare(record, today) : null;
    return {
      articles: answerSheet(record, fields, today, before),
      parentingTime: counted?.hours.share ?? null,
      problems: [...impossibleAnswers(record, today, fields), ...wordsRejected(record, today, fields)],
    };
  }
}
