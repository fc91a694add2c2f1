import { buffer } from 'node:stream/consumers';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import type { TestData, TestTimeline } from '@evenhand/contracts/self-test/self-test';
import { MailSink } from '@evenhand/service-kit/mail/mail-sink';
import type { MailToSend } from '@evenhand/service-kit/mail/mail-to-send';
import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { mailedCode } from '@evenhand/wording/mailed-links';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EntryService } from '../access/entry.service.js';
import { GuestActsService } from '../access/guest-acts.service.js';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import { theService } from '../agreement/rows/caller.js';
import { LinksRepository } from '../agreement/rows/links.repository.js';
import { PeopleConsumer } from '../answers/people.consumer.js';
import { documentHash } from '../documents/document-hash.js';
import { AgreementService } from '../drafting/agreement.service.js';
import { DraftingService } from '../drafting/drafting.service.js';
import { IntakeService } from '../intake/intake.service.js';
import { InvitationService } from '../invitation/invitation.service.js';
import { SafetyScreenService } from '../safety-screen/safety-screen.service.js';
import { OwnerSigningService } from '../signing/owner-signing.service.js';
import { inventApplicant, inventedAnswers, noConcerns, spouseEmail } from './invented-couple.js';

/** Ends the test with `what` for the log; the person reads only that it failed. */
function must<Value>(value: Value | null | undefined | false, what: string): asserts value is Value {
  if (!value) throw new Error(what);
}

// Input: our own mail.
const linkIn = ({ text }: MailToSend): string => /https?:\S+#[\w-]+/.exec(text)?.[0] ?? '';
const tokenIn = (mail: MailToSend): string => linkIn(mail).split('#')[1] ?? '';
const codeIn = ({ text }: MailToSend): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const filenameOf = (file: StreamableFile): string =>
  /filename="([^"]+)"/.exec(`${file.options.disposition}`)?.[1] ?? '';

/** Takes an invented couple up to the signing by the real services. */
@Injectable()
export class Workflow {
  constructor(
    private readonly people: PeopleConsumer,
    private readonly intake: IntakeService,
    private readonly drafting: DraftingService,
    private readonly agreement: AgreementService,
    private readonly agreements: AgreementsRepository,
    private readonly safety: SafetyScreenService,
    private readonly invitation: InvitationService,
    private readonly entry: EntryService,
    private readonly links: LinksRepository,
    private readonly guests: GuestActsService,
    private readonly signing: OwnerSigningService,
    private readonly sink: MailSink,
  ) {}

  /** Within the manager's transaction. `note` receives each step of the timeline when it is done. */
  async run(manager: EntityManager, note: (step: keyof TestTimeline) => void): Promise<TestData> {
    const { who, registered } = inventApplicant();
    await this.people.keepPerson(registered, manager);
    const { record } = await this.intake.submit(who, inventedAnswers);
    note('intakeCreated');

    const { id, hash, document } = await this.drafting.draft(who, theService);
    must(document.missing.length === 0, 'the agreement leaves an answer out');
    note('agreementGenerated');

    const filename = await this.storedDocument(manager, who, id);
    note('documentStored');

    await this.review(manager, who, hash);
    const state = (await this.signing.get(who))?.state;
    must(state === 'ready', 'the signature package is not ready');
    note('signaturePackageCreated');

    const mails = await this.sink.take(manager);
    const { ownerMaySign, partnerMaySign } = mailIntake;
    const applicants = this.mail(mails, registered.email, ownerMaySign.subject);
    const spouses = this.mail(mails, spouseEmail, partnerMaySign.subject);
    note('emailsSent');

    return {
      intake: { id: who.caseId, applicant: record.userName ?? '', spouse: record.partnerName ?? '' },
      agreement: { id, title: document.title, status: 'ready' },
      document: { filename },
      signaturePackage: { packageId: id, status: 'ready', signingUrl: linkIn(spouses) },
      emailsSent: [applicants, spouses].map(({ to, subject }) => `${to}: ${subject}`),
    };
  }

  /** Checks that the stored document has the approved hash and can be drawn. */
  private async storedDocument(manager: EntityManager, who: OwnerIdentity, id: string): Promise<string> {
    const stored = await this.agreements.get(manager, id);
    must(documentHash(stored.document) === stored.hash, 'the stored agreement is another than the drafted one');
    const file = await this.agreement.pdf(who);
    must((await buffer(file.getStream())).subarray(0, 5).toString() === '%PDF-', 'the document is no PDF');
    return filenameOf(file);
  }

  /** The partner enters by link and code, and both approve. */
  private async review(manager: EntityManager, who: OwnerIdentity, hash: string): Promise<void> {
    await this.safety.answer(who, noConcerns);
    await this.invitation.send(who, { partnerEmail: spouseEmail, message: '' }, theService);
    const invited = this.mail(await this.sink.take(manager), spouseEmail, mailIntake.invitation.subject);
    const token = tokenIn(invited);
    await this.entry.open(token, theService, null);
    const code = codeIn(this.mail(await this.sink.take(manager), spouseEmail, mailedCode.subject));
    const { cookie } = await this.entry.enter({ token, code }, theService, null);
    const access = await this.links.findAccess(manager, { tokenHash: sha256(cookie) });
    must(access, 'link and code gave no access');
    const { id: accessId, role, caseId, agreementId, party } = access;
    await this.guests.approve({ accessId, role, caseId, agreementId, party }, { hash }, theService);
    await this.agreement.approve(who, hash, theService);
  }

  private mail(mails: MailToSend[], to: string, subject: string): MailToSend {
    const mail = mails.find((each) => each.to === to && each.subject === subject);
    must(mail, `no mail was written: ${subject}`);
    return mail;
  }
}
