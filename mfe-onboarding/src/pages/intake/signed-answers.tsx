import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { Actions } from '@evenhand/ui/actions';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { SecondaryLink } from '@evenhand/web-kit/button-links';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { CheckAnswers } from './check-answers.js';

export const SignedAnswers = ({ record, isSealed }: { record: IntakeRecord; isSealed: boolean }) => (
  <Page kind="question" title={wording.title}>
    <Notice kind={isSealed ? 'good' : 'attention'}>
      <p>{isSealed ? wording.sealed : wording.locked}</p>
      <Actions>
        <SecondaryLink to={isSealed ? '/documents' : '/flow/sign'}>
          {isSealed ? wording.toDocuments : wording.toSigning}
        </SecondaryLink>
      </Actions>
    </Notice>
    <CheckAnswers record={record} mayChange={false} />
  </Page>
);
