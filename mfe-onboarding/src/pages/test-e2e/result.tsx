import type { TestData } from '@evenhand/contracts/self-test/self-test';
import { Answers } from '@evenhand/ui/answers';
import { selfTestWording as wording } from '@evenhand/wording/self-test';
import styles from './test-e2e.module.css';

const { result: words, packageStates } = wording;

const SigningLink = ({ signaturePackage: { status, signingUrl } }: Pick<TestData, 'signaturePackage'>) => (
  <>
    {packageStates[status]} · <a href={signingUrl}>{wording.signingUrl}</a>
  </>
);

export const Result = ({ data }: { data: TestData }) => {
  const { intake, agreement, document, signaturePackage, emailsSent } = data;
  return (
    <>
      <Answers
        rows={[
          { key: 'intake', question: words.intake, answer: words.couple(intake.applicant, intake.spouse) },
          {
            key: 'agreement',
            question: words.agreement,
            answer: `${agreement.title} · ${packageStates[agreement.status]}`,
          },
          { key: 'document', question: words.document, answer: document.filename },
          {
            key: 'signaturePackage',
            question: words.signaturePackage,
            answer: <SigningLink signaturePackage={signaturePackage} />,
          },
          { key: 'emails', question: words.emails, answer: emailsSent.join('\n') },
        ]}
      />
      <p className={styles.removed}>{wording.removed}</p>
    </>
  );
};
