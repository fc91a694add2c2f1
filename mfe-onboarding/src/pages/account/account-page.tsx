import { ChangeName, type CurrentUser, changeName } from '@evenhand/contracts/auth/user';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { TextInput } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { SecondaryLink } from '@evenhand/web-kit/button-links';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { refreshSession, useSession } from '@evenhand/web-kit/session';
import { useTitle } from '@evenhand/web-kit/title';
import { useForm } from '@evenhand/web-kit/use-form';
import { profileWording as wording } from '@evenhand/wording/profile';
import { useQueryClient } from '@tanstack/react-query';
import styles from './account.module.css';
import { Address } from './address-part.js';

const Name = ({ user }: { user: CurrentUser }) => {
  const words = wording.name;
  const queries = useQueryClient();
  const { field, form, isSending, isSaved, failure } = useForm({
    schema: ChangeName,
    start: { firstName: user.firstName ?? '', lastName: user.lastName ?? '' },
    refused: { firstName: words.refused, lastName: words.refused },
    send: (name) => call(changeName, name),
    onSent: () => refreshSession(queries),
  });
  return (
    <section className={styles.part}>
      <h2>{words.title}</h2>
      <p>{words.hint}</p>
      <form {...form} className={styles.form}>
        <Failure error={failure} otherwise={words.failed} />
        <TextInput {...field('firstName')} label={words.first} autoComplete="given-name" />
        <TextInput {...field('lastName')} label={words.last} autoComplete="family-name" />
        {isSaved && (
          <Notice kind="good">
            <p>{words.saved}</p>
          </Notice>
        )}
        <Actions>
          <Button type="submit" busy={isSending}>
            {words.save}
          </Button>
        </Actions>
      </form>
    </section>
  );
};

const AccountPage = () => {
  useTitle(wording.title);
  const { user } = useSession();
  const { more } = wording;
  return (
    <Page kind="reading" title={wording.title} lead={wording.lead}>
      <div className={styles.parts}>
        {user && <Name user={user} />}
        {user && <Address user={user} />}
        <section className={styles.part}>
          <h2>{more.title}</h2>
          <ul className={styles.rows}>
            {more.parts.map(({ to, title, text }) => (
              <li key={to} className={styles.row}>
                <div>
                  <p className={styles.name}>{title}</p>
                  <p className={styles.fact}>{text}</p>
                </div>
                <SecondaryLink to={to} aria-label={more.openNamed(title)}>
                  {more.open}
                </SecondaryLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  );
};

export default AccountPage;
