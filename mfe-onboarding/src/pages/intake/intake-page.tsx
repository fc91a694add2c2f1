import { getIntake } from '@evenhand/contracts/intake/intake';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useSession } from '@evenhand/web-kit/session';
import { useTitle } from '@evenhand/web-kit/title';
import { useTracked } from '@evenhand/web-kit/track';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { useQuery } from '@tanstack/react-query';
import { useAgreement } from '../../agreement/use-agreement.js';
import { readIntake } from '../../answers/intake-calls.js';
import { IntakeWizard } from './intake-wizard.js';
import { SignedAnswers } from './signed-answers.js';

/** Loads the record and opens the wizard; read-only from the first signature on. */
const IntakePage = () => {
  useTitle(wording.title);
  const { user } = useSession();
  const intake = useQuery({ queryKey: [getIntake.path], queryFn: readIntake, staleTime: 0, gcTime: 0 });
  // Version 0: nothing was saved before.
  useTracked(intake.data?.version === 0 ? { name: 'intake-started', properties: {} } : null);
  const { data: agreement } = useAgreement(Boolean(intake.data?.submittedAt));
  return (
    <Loaded query={intake} words={wording} page={{ kind: 'question', title: wording.title }}>
      {(opened) =>
        agreement?.state === 'completed' || agreement?.state === 'partially_signed' ? (
          <SignedAnswers record={opened.record} isSealed={agreement.state === 'completed'} />
        ) : (
          <IntakeWizard key={user?.id} opened={opened} userId={user?.id ?? ''} />
        )
      }
    </Loaded>
  );
};

export default IntakePage;
