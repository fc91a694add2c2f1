import type { Cents } from '@evenhand/contracts/money';
import { Button } from '@evenhand/ui/button';
import { Lock } from '@evenhand/ui/icons';
import { Notice } from '@evenhand/ui/notice';
import { inDollars } from '@evenhand/web-kit/amount';
import { checkoutWording } from '@evenhand/wording/checkout';

const wording = checkoutWording.form;

interface PayButtonProps {
  amountDue: Cents;
  phase: 'ready' | 'busy' | 'processing';
}

export const PayButton = ({ amountDue, phase }: PayButtonProps) => (
  <>
    {phase === 'processing' && (
      <Notice>
        <p>{wording.stillProcessing}</p>
      </Notice>
    )}
    <Button kind="primary" type="submit" wide busy={phase !== 'ready'}>
      <Lock aria-hidden="true" />
      {phase === 'ready' ? wording.pay(inDollars(amountDue)) : wording.processing}
    </Button>
  </>
);
