import type { Cents } from '@evenhand/contracts/money';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { inDollars } from '@evenhand/web-kit/amount';
import { checkoutWording } from '@evenhand/wording/checkout';

const wording = checkoutWording.form;

interface PayButtonProps {
  amountDue: Cents;
  phase: 'ready' | 'busy' | 'processing';
  failure: string | null;
}

export const PayButton = ({ amountDue, phase, failure }: PayButtonProps) => (
  <>
    {failure && (
      <Notice kind="danger" title={checkoutWording.toasts.failed}>
        <p>{failure}</p>
      </Notice>
    )}
    {phase === 'processing' && (
      <Notice>
        <p>{wording.stillProcessing}</p>
      </Notice>
    )}
    <Actions>
      <Button kind="primary" type="submit" busy={phase !== 'ready'}>
        {phase === 'ready' ? wording.pay(inDollars(amountDue)) : wording.processing}
      </Button>
    </Actions>
  </>
);
