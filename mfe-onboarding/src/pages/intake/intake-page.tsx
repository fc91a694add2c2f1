import { getIntake } from '@evenhand/contracts/intake/intake';
import { call } from '@evenhand/web-kit/call';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useSession } from '@evenhand/web-kit/session';
import { useTitle } from '@evenhand/web-kit/title';
import { useTracked } from '@evenhand/web-kit/track';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { useQuery } from '@tanstack/react-query';
import { IntakeWizard } from './intake-wizard.js';

/** Opens the record as saved, then hands it to the wizard. */
export const IntakePage = () => {
  useTitle(wording.title);
  const { user } = useSession();
  const intake = useQuery({ queryKey: [getIntake.path], queryFn: () => call(getIntake), staleTime: 0, gcTime: 0 });
  // Nothing was saved yet when it was opened.
  useTracked(intake.data?.version === 0 ? { name: 'intake-started', properties: {} } : null);
  return (
    <Loaded query={intake} loading={wording.loading} failed={wording.loadFailed} tryAgain={wording.tryAgain}>
      {(opened) => <IntakeWizard key={user?.id} opened={opened} userId={user?.id ?? ''} />}
    </Loaded>
  );
};
