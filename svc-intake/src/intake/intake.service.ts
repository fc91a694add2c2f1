import { isDeepStrictEqual } from 'node:util';
import { contactsHidden } from '@evenhand/contracts/events/contacts-hidden';
import { coupleDescribed } from '@evenhand/contracts/events/couple-described';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { hiddenContacts } from '@evenhand/contracts/intake/hidden-contacts';
import type { Intake, SaveIntakeDraft, SubmitIntake } from '@evenhand/contracts/intake/intake';
import { emptyIntakeRecord, type IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import { dayOf } from '@evenhand/contracts/toronto';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { isLocked } from '../agreement/package-state.js';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import { firstRecord } from '../answers/first-record.js';
import type { IntakeRow } from '../answers/intake.entity.js';
import { IntakesRepository } from '../answers/intakes.repository.js';
import { mergeDraft, type VersionedRecord } from '../answers/merge-draft.js';
import { CasesRepository } from '../cases/cases.repository.js';
import { contactsHiddenOf } from '../hidden/contacts-hidden-of.js';
import { checkSubmission } from './check-submission.js';
import { coupleOf } from './couple-of.js';

const fields = IntakeRecord.keyof().options;

/** What the body of a submission was parsed to. */
export type Submission = z.output<typeof SubmitIntake>;

/** Submitting confirms every submitted value; a default that was left out is no answer. */
const confirmedIn = ({ fieldVersions }: IntakeRow): IntakeField[] => fields.filter((field) => field in fieldVersions);

const shown = (intake: IntakeRow): Intake => ({
  record: intake.record,
  confirmed: confirmedIn(intake),
  version: intake.version,
  savedAt: intake.savedAt.toISOString(),
  submittedAt: intake.submittedAt?.toISOString() ?? null,
});

const allOf = (record: IntakeRecord): SaveIntakeDraft['changes'] =>
  Object.fromEntries(fields.map((field) => [field, record[field] ?? null]));

/** Fields of accepted proposals that the submission would change back. */
const unseenIn = ({ acceptedVersions, record }: IntakeRow, submitted: IntakeRecord): IntakeField[] =>
  fields.filter((field) => field in acceptedVersions && !isDeepStrictEqual(record[field], submitted[field]));

@Injectable()
export class IntakeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly intakes: IntakesRepository,
    private readonly agreements: AgreementsRepository,
    private readonly history: HistoryRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  get({ caseId }: OwnerIdentity): Promise<Intake> {
    return this.transactions.run(async (manager) => {
      const intake = await this.intakes.find(manager, caseId);
      if (intake) return shown(intake);
      const record = firstRecord(await this.cases.find(manager, caseId));
      return { record, confirmed: [], version: 0, savedAt: null, submittedAt: null };
    });
  }

  /** Stores every field without a conflict, then reports the conflicts. */
  async saveDraft(who: OwnerIdentity, draft: SaveIntakeDraft): Promise<Intake> {
    const { intake, conflicts } = await this.transactions.run(async (manager) => {
      const current = await this.lockedForChange(manager, who);
      this.mustNotBeAhead(draft.version, current);
      const { merged, conflicts } = mergeDraft(current, draft);
      const savedAt = merged.version > current.version ? this.clock.now() : current.savedAt;
      const intake = { ...current, ...merged, savedAt };
      await this.keep(manager, current, intake);
      return { intake, conflicts };
    });
    return conflicts.length > 0 ? this.reportConflicts(conflicts) : shown(intake);
  }

  /** Idempotent; changed answers make the current draft outdated. Takes nothing when a field conflicts. */
  submit(who: OwnerIdentity, { basedOn, ...record }: Submission): Promise<Intake> {
    const problems = checkSubmission(record, dayOf(this.clock.now()));
    if (problems.length > 0) return fail('invalid-input', undefined, problems);
    return this.transactions.run(async (manager) => {
      const current = await this.lockedForChange(manager, who);
      this.mustNotBeAhead(basedOn ?? 0, current);
      const submitted: IntakeRecord = { ...emptyIntakeRecord, ...record };
      if (isDeepStrictEqual(current.submittedRecord, submitted) && isDeepStrictEqual(current.record, submitted)) {
        return shown(await this.submittedAgain(manager, current));
      }
      const { merged, conflicts } = mergeDraft(current, {
        version: basedOn ?? current.version,
        changes: allOf(record),
      });
      const unseen = basedOn === undefined ? unseenIn(current, submitted) : [];
      if (conflicts.length + unseen.length > 0) return this.reportConflicts([...conflicts, ...unseen], '');
      const now = this.clock.now();
      const intake = { ...current, ...merged, savedAt: now, submittedRecord: submitted, submittedAt: now };
      await this.keep(manager, current, intake);
      await this.history.addActivity(manager, who.caseId, 'intake-submitted');
      return shown(intake);
    });
  }

  /** Answers that were changed and changed back: nothing is left to submit. */
  private async submittedAgain(manager: EntityManager, current: IntakeRow): Promise<IntakeRow> {
    if (!current.submittedAt || current.savedAt <= current.submittedAt) return current;
    const again = { ...current, submittedAt: this.clock.now() };
    await this.intakes.keep(manager, again);
    return again;
  }

  /** Publishes the couple's facts and hidden contacts when they changed, and no other answer. */
  private async keep(manager: EntityManager, before: IntakeRow, intake: IntakeRow): Promise<void> {
    await this.intakes.keep(manager, intake);
    const [was, is] = [coupleOf(before), coupleOf(intake)];
    if (before.version === 0 || !isDeepStrictEqual(was, is)) await this.outbox.publish(manager, coupleDescribed, is);
    if (isDeepStrictEqual(hiddenContacts(before.record), hiddenContacts(intake.record))) return;
    const owner = await this.cases.get(manager, intake.caseId);
    await this.outbox.publish(manager, contactsHidden, contactsHiddenOf(owner, intake.record, this.clock.now()));
  }

  private async lockedForChange(manager: EntityManager, who: OwnerIdentity): Promise<IntakeRow & VersionedRecord> {
    const owner = await this.cases.lockedOf(manager, who);
    const agreement = await this.agreements.findCurrent(manager, who.caseId);
    if (agreement && isLocked(agreement.state)) {
      if (agreement.completedAt) fail('agreement-is-sealed', intakeServer.lockedByCompletion);
      fail('signing-has-begun', intakeServer.lockedBySignature);
    }
    const intake = await this.intakes.find(manager, who.caseId);
    if (intake) return intake;
    const nothing = {
      version: 0,
      fieldVersions: {},
      acceptedVersions: {},
      savedAt: this.clock.now(),
      submittedRecord: null,
      submittedAt: null,
    };
    return { caseId: who.caseId, record: firstRecord(owner), ...nothing };
  }

  private mustNotBeAhead(version: number, current: VersionedRecord): void {
    if (version > current.version) fail('invalid-input', intakeServer.versionAhead, { pointer: '/version' });
  }

  private reportConflicts(conflicts: IntakeField[], within = '/changes'): never {
    return fail(
      'changed-elsewhere',
      intakeServer.changedElsewhere,
      conflicts.map((field) => ({ pointer: `${within}/${field}`, detail: intakeServer.changedField })),
    );
  }
}
