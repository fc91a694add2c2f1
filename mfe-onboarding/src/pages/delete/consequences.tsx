import { HALF_KEPT_DAYS } from '@evenhand/contracts/auth/deletion';
import { BACKUPS_KEPT_IN_DAYS } from '@evenhand/contracts/limits';
import { Actions } from '@evenhand/ui/actions';
import { Card } from '@evenhand/ui/card';
import { SecondaryLink } from '@evenhand/web-kit/button-links';
import { deleteAccountWording as wording } from '@evenhand/wording/delete-account';

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** What is deleted, what stays, and what to save before. */
export const Consequences = () => (
  <>
    <Card title={wording.gone.title}>
      <List items={wording.gone.items} />
    </Card>
    <Card title={wording.kept.title}>
      <List items={wording.kept.items(HALF_KEPT_DAYS, BACKUPS_KEPT_IN_DAYS)} />
    </Card>
    <Card title={wording.before.title}>
      <p>{wording.before.text}</p>
      <Actions>
        <SecondaryLink to="/account/archive">{wording.before.archive}</SecondaryLink>
        <SecondaryLink to="/account/payments">{wording.before.payments}</SecondaryLink>
      </Actions>
    </Card>
  </>
);
