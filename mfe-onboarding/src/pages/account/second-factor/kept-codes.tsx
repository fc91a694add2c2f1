import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { saveFile } from '@evenhand/web-kit/save-file';
import { secondFactorWording } from '@evenhand/wording/second-factor';
import { useEffect } from 'react';
import styles from '../account.module.css';

const words = secondFactorWording.kept;

/** Recovery codes, shown once. */
export const KeptCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  // The browser asks before a reload or another site: the codes are nowhere else.
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  return (
    <>
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <p>{words.leaving}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Actions>
        <Button kind="primary" onClick={onKept}>
          {words.done}
        </Button>
        <Button onClick={() => saveFile(new Response(`${codes.join('\n')}\n`), words.file)}>{words.download}</Button>
      </Actions>
    </>
  );
};
