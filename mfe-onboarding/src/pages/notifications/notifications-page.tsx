import {
  chooseNotifications,
  getNotifications,
  leaveNewsletter,
  type Notifications,
} from '@evenhand/contracts/auth/notifications';
import type { MailChoices } from '@evenhand/contracts/mail-choices';
import { subscribe } from '@evenhand/contracts/newsletter/newsletter';
import { Card } from '@evenhand/ui/card';
import { Tick } from '@evenhand/ui/choices';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useSession } from '@evenhand/web-kit/session';
import { useTitle } from '@evenhand/web-kit/title';
import { VanishingButton } from '@evenhand/web-kit/vanishing-button';
import { newsletterConsent } from '@evenhand/wording/consents';
import { notificationsWording as wording } from '@evenhand/wording/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import styles from './notifications.module.css';

const key = [getNotifications.path];

const useKept = () => {
  const queries = useQueryClient();
  return (chosen: Notifications) => queries.setQueryData(key, chosen);
};

const Choices = ({ news, reminders }: Notifications) => {
  const onSuccess = useKept();
  const choosing = useMutation({
    mutationFn: (chosen: MailChoices) => call(chooseNotifications, chosen),
    onSuccess,
  });
  const shown = choosing.isPending ? choosing.variables : { news, reminders };
  const choose = (changed: Partial<MailChoices>) => choosing.mutate({ ...shown, ...changed });
  return (
    <Card title={wording.chosen.title}>
      <Failure error={choosing.error} otherwise={wording.failed} />
      <Tick label={wording.chosen.news} checked={shown.news} onChange={(isOn) => choose({ news: isOn })} />
      <Tick
        label={wording.chosen.reminders}
        checked={shown.reminders}
        onChange={(isOn) => choose({ reminders: isOn })}
      />
      {choosing.isSuccess && (
        <Notice kind="good">
          <p>{wording.saved}</p>
        </Notice>
      )}
    </Card>
  );
};

const Newsletter = ({ newsletter, email }: Notifications & { email: string }) => {
  const words = wording.newsletter;
  const kept = useKept();
  const leaving = useMutation({ mutationFn: () => call(leaveNewsletter), onSuccess: kept });
  const asking = useMutation({
    mutationFn: () => call(subscribe, { email, consentVersion: newsletterConsent.version }),
  });
  const act = newsletter ? leaving : asking;
  return (
    <Card title={words.title}>
      <p>{newsletter ? words.on(email) : words.off}</p>
      <Failure error={act.error} otherwise={wording.failed} />
      {!newsletter && asking.isSuccess ? (
        <Notice kind="good">
          <p>{words.asked(email)}</p>
        </Notice>
      ) : (
        <VanishingButton busy={act.isPending} onClick={() => act.mutate()}>
          {newsletter ? words.leave : words.ask}
        </VanishingButton>
      )}
    </Card>
  );
};

const Always = () => (
  <Card title={wording.always.title}>
    <p>{wording.always.text}</p>
    <ul>
      {wording.always.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </Card>
);

/** Which mails a person gets: those that can be turned off, and those that cannot, with the reason. */
const NotificationsPage = () => {
  useTitle(wording.title);
  const { user } = useSession();
  const notifications = useQuery({ queryKey: key, queryFn: () => call(getNotifications), staleTime: 0 });
  return (
    <Page kind="question" title={wording.title} lead={wording.lead}>
      <Loaded query={notifications} words={wording}>
        {(chosen) => (
          <div className={styles.parts}>
            <Choices {...chosen} />
            {user && <Newsletter {...chosen} email={user.email} />}
            <Always />
          </div>
        )}
      </Loaded>
    </Page>
  );
};

export default NotificationsPage;
