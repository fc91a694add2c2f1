import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { Actions } from '@evenhand/ui/actions';
import { buttonClass } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { Link } from 'react-router-dom';
import { CheckAnswers } from './check-answers.js';

export const SignedAnswers = ({ record, isSealed }: { record: IntakeRecord; isSealed: boolean }) => (
  <Page kind="question" title={wording.title}>
    <Notice kind={isSealed ? 'good' : 'attention'}>
      <p>{isSealed ? wording.sealed : wording.locked}</p>
      <Actions>
        <Link className={buttonClass()} to={isSealed ? '/documents' : '/flow/sign'}>
          {isSealed ? wording.toDocuments : wording.toSigning}
        </Link>
      </Actions>
    </Notice>
    <CheckAnswers record={record} mayChange={false} />
  </Page>
);
