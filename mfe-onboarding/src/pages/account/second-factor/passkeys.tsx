import type { Passkey } from '@evenhand/contracts/auth/passkeys';
import { dayAndTime, longDay } from '@evenhand/contracts/toronto';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Focused } from '@evenhand/web-kit/focused';
import { VanishingButton } from '@evenhand/web-kit/vanishing-button';
import { secondFactorWording } from '@evenhand/wording/second-factor';
import { type ReactNode, useState } from 'react';
import styles from '../account.module.css';
import { AddPasskey } from './add-passkey.js';
import { RemovePasskey, RenamePasskey } from './change-passkey.js';

const words = secondFactorWording.passkeys;

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

const PasskeyRow = ({ passkey, onRename, onRemove }: PasskeyRowProps) => {
  const { name, addedAt, lastUsedAt, mayBeCopiedSince } = passkey;
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.fact}>
          {words.added(longDay(addedAt))} {lastUsedAt && words.used(dayAndTime(lastUsedAt))}
        </p>
        {mayBeCopiedSince && <p className={styles.fact}>{words.copied(longDay(mayBeCopiedSince))}</p>}
      </div>
      <div className={styles.buttons}>
        <Button small aria-label={words.renameNamed(name)} onClick={onRename}>
          {words.rename}
        </Button>
        <VanishingButton small aria-label={words.removeNamed(name)} onClick={onRemove}>
          {words.remove}
        </VanishingButton>
      </div>
    </li>
  );
};

type Open = { part: 'add' } | { part: 'rename' | 'remove'; passkey: Passkey } | { part: 'done'; sentence: string };

const keyOf = (open: Open): string => ('passkey' in open ? `${open.part} ${open.passkey.id}` : open.part);

interface PasskeysProps {
  passkeys: readonly Passkey[];
  /** Shown instead of the form to a person who has to prove the address first; null for everyone else. */
  proof: ReactNode;
  onCodes: (codes: string[]) => void;
  reload: () => Promise<void>;
}

export const Passkeys = ({ passkeys, proof, onCodes, reload }: PasskeysProps) => {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const finish = async (sentence: string | null) => {
    setOpen(sentence === null ? null : { part: 'done', sentence });
    await reload();
  };
  return (
    <>
      <ul className={styles.rows}>
        <li className={styles.row}>
          <div>
            <p className={styles.name}>{words.title}</p>
            <p className={styles.fact}>{passkeys.length === 0 ? words.off : words.many(passkeys.length)}</p>
          </div>
          <Button small onClick={() => setOpen({ part: 'add' })}>
            {words.add}
          </Button>
        </li>
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRename={() => setOpen({ part: 'rename', passkey })}
            onRemove={() => setOpen({ part: 'remove', passkey })}
          />
        ))}
      </ul>
      {open?.part === 'done' && (
        <Notice kind="good">
          <p>{open.sentence}</p>
        </Notice>
      )}
      {open && open.part !== 'done' && (
        <Focused key={keyOf(open)} className={styles.form}>
          {open.part === 'add' &&
            (proof ?? (
              <AddPasskey
                onAdded={(name, codes) => (codes.length > 0 ? onCodes(codes) : finish(words.saved(name)))}
                onCancel={close}
              />
            ))}
          {open.part === 'rename' && (
            <RenamePasskey passkey={open.passkey} onDone={() => finish(null)} onCancel={close} />
          )}
          {open.part === 'remove' && (
            <RemovePasskey
              passkey={open.passkey}
              onDone={() => finish(words.removed(open.passkey.name))}
              onCancel={close}
            />
          )}
        </Focused>
      )}
    </>
  );
};
