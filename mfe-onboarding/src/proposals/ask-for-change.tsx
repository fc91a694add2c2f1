import type { Article } from '@evenhand/contracts/agreement/document';
import type { Party } from '@evenhand/contracts/identity';
import { Button } from '@evenhand/ui/button';
import { proposalsWording as wording } from '@evenhand/wording/proposals';
import { type ReactNode, useState } from 'react';
import type { Names } from '../couple.js';
import { SendDrawer } from './send-drawer.js';

interface AskForChangeProps {
  party: Party;
  names: Names;
  articles: readonly Article[];
  /** Another way out, at the end of the drawer. */
  instead?: ReactNode;
}

export const AskForChange = ({ party, names, articles, instead }: AskForChangeProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{wording.ask}</Button>
      {isOpen && <SendDrawer {...{ party, names, articles }} after={instead} close={() => setOpen(false)} />}
    </>
  );
};
