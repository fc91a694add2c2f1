import { LabelSession, labelSession, type Session } from '@evenhand/contracts/auth/sessions';
import { dayAndTime, longDay } from '@evenhand/contracts/toronto';
import { Actions } from '@evenhand/ui/actions';
import { Badge } from '@evenhand/ui/badge';
import { Button } from '@evenhand/ui/button';
import { TextInput } from '@evenhand/ui/inputs';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { focusIfLost } from '@evenhand/web-kit/focus-heading';
import { useForm } from '@evenhand/web-kit/use-form';
import { VanishingButton } from '@evenhand/web-kit/vanishing-button';
import { accountWording } from '@evenhand/wording/account';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './account.module.css';

const words = accountWording.sessions;

export const nameOf = ({ label, device }: Session): string => label ?? device;

const waysOf = ({ way, factor }: Session): string | null => way && `${words.by[way]}${factor ? words.and[factor] : ''}`;

interface LabelFormProps {
  session: Session;
  /** Gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>;
  onDone: () => Promise<void>;
  onCancel: () => void;
}

const LabelForm = ({ session: { id, label }, opener, onDone, onCancel }: LabelFormProps) => {
  useEffect(() => () => focusIfLost(opener.current), [opener]);
  const { field, form, isSending, failure } = useForm({
    schema: LabelSession,
    start: { label: label ?? '' },
    refused: {},
    send: (named) => call(labelSession, named, { params: { id } }),
    onSent: onDone,
  });
  return (
    <form {...form} className={styles.label}>
      <Failure error={failure} otherwise={accountWording.failed} />
      <TextInput {...field('label')} label={words.label} hint={words.labelHint} maxLength={60} />
      <Actions>
        <Button type="submit" busy={isSending}>
          {words.save}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {accountWording.password.cancel}
        </Button>
      </Actions>
    </form>
  );
};

interface SessionRowProps {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
  reload: () => Promise<void>;
}

/** The person's own name first, what the browser states second. This device cannot end itself. */
export const SessionRow = ({ session, isEnding, onEnd, reload }: SessionRowProps) => {
  const [isNaming, setNaming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { device, label, startedAt, lastUsedAt, current } = session;
  const used = current ? words.inUse : words.lastUsed(dayAndTime(lastUsedAt));
  const saved = async () => {
    setNaming(false);
    await reload();
  };
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          <bdi>{nameOf(session)}</bdi> {current && <Badge kind="you">{words.thisDevice}</Badge>}
        </p>
        <p className={styles.fact}>
          {words.since(waysOf(session), longDay(startedAt))} {used}
        </p>
        {label && <p className={styles.fact}>{device}</p>}
      </div>
      <div className={styles.buttons}>
        <Button
          ref={opener}
          small
          kind={label ? 'secondary' : 'quiet'}
          aria-label={label ? words.renameOf(label) : words.nameOf(device)}
          aria-expanded={isNaming}
          onClick={() => setNaming(!isNaming)}
        >
          {label ? words.rename : words.name}
        </Button>
        {!current && (
          <VanishingButton small aria-label={words.endNamed(nameOf(session))} busy={isEnding} onClick={onEnd}>
            {words.end}
          </VanishingButton>
        )}
      </div>
      {isNaming && <LabelForm session={session} opener={opener} onDone={saved} onCancel={() => setNaming(false)} />}
    </li>
  );
};
