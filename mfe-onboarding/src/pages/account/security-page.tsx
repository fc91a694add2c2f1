import { getSignInWays } from '@evenhand/contracts/auth/change-password';
import { listSessions } from '@evenhand/contracts/auth/sessions';
import { Page } from '@evenhand/ui/page';
import { SecondaryLink } from '@evenhand/web-kit/button-links';
import { call } from '@evenhand/web-kit/call';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { accountWording as wording } from '@evenhand/wording/account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './account.module.css';
import { Sessions } from './sessions.js';
import { Ways } from './ways.js';

const SecurityPage = () => {
  useTitle(wording.title);
  const [isChanging, setChanging] = useState(false);
  const account = useQuery({
    queryKey: [listSessions.path],
    queryFn: async () => ({ sessions: await call(listSessions), ways: await call(getSignInWays) }),
    staleTime: 0,
  });
  const reload = async () => {
    await account.refetch();
  };
  return (
    <Page kind="reading" title={wording.title} lead={wording.lead}>
      <Loaded query={account} words={wording}>
        {({ sessions, ways }) => (
          <div className={styles.parts}>
            <Sessions
              sessions={sessions}
              hasPassword={ways.hasPassword}
              reload={reload}
              isChanging={isChanging}
              changePassword={() => setChanging(true)}
            />
            <Ways ways={ways} isChanging={isChanging} setChanging={setChanging} reload={reload} />
            <section className={styles.part}>
              <h2>{wording.delete.title}</h2>
              <p>{wording.delete.text}</p>
              <SecondaryLink to="/account/delete">{wording.delete.go}</SecondaryLink>
            </section>
          </div>
        )}
      </Loaded>
    </Page>
  );
};

export default SecurityPage;
