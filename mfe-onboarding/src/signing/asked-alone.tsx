import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Focused } from '@evenhand/web-kit/focused';
import { signingWording } from '@evenhand/wording/signing';
import { type ReactNode, useState } from 'react';

const wording = signingWording.alone;

/** What someone who looks over the shoulder reads: a delay. The help is behind a plain summary. */
const Delay = ({ onAgain }: { onAgain: () => void }) => (
  <Focused>
    <Card title={wording.delay.title}>
      <p>{wording.delay.text}</p>
      <details>
        <summary>{wording.delay.more}</summary>
        <p>{wording.delay.kept}</p>
        <ul>
          {wording.delay.help.map(({ name, call, href }) => (
            <li key={href}>
              {name} <a href={href}>{call}</a>
            </li>
          ))}
        </ul>
        <p>{wording.delay.history}</p>
      </details>
      <Actions>
        <Button onClick={onAgain}>{wording.delay.again}</Button>
      </Actions>
    </Card>
  </Focused>
);

/**
 * Asks a signer, before the form, whether someone is pressing them. The answer stays in the page: nothing is sent or
 * kept, so no page, mail, log or delay of the other person can depend on it.
 */
export const AskedAlone = ({ children }: { children: ReactNode }) => {
  const [answer, setAnswer] = useState<'free' | 'not-now' | 'again' | null>(null);
  if (answer === 'free') return <Focused key="form">{children}</Focused>;
  if (answer === 'not-now') return <Delay onAgain={() => setAnswer('again')} />;
  const question = (
    <Card title={wording.title}>
      <p>{wording.text}</p>
      <p>{wording.unseen}</p>
      <Actions>
        <Button kind="primary" onClick={() => setAnswer('free')}>
          {wording.free}
        </Button>
        <Button onClick={() => setAnswer('not-now')}>{wording.notNow}</Button>
      </Actions>
    </Card>
  );
  return answer === 'again' ? <Focused key="question">{question}</Focused> : question;
};
