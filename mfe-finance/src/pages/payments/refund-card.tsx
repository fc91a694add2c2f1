import type { RefundOffer } from '@evenhand/contracts/billing/account';
import { REFUND_DAYS } from '@evenhand/contracts/billing/payments';
import { longDay } from '@evenhand/contracts/toronto';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Modal } from '@evenhand/ui/modal';
import { inDollars } from '@evenhand/web-kit/amount';
import { paymentsWording } from '@evenhand/wording/checkout';
import { refundWording } from '@evenhand/wording/refund';
import { useState } from 'react';
import { useRefundPlan } from '../../billing/billing-account.js';

const wording = paymentsWording.refund;

export const RefundCard = ({ refund }: { refund: RefundOffer }) => {
  const [isAsking, setAsking] = useState(false);
  const refundPlan = useRefundPlan();
  const keepsPlan = refund.possible && refund.leaves !== undefined && refund.leaves !== 'free';
  const close = () => setAsking(false);
  return (
    <Card title={wording.title}>
      <p>
        {refund.possible
          ? wording.offer(inDollars(refund.amount), longDay(refund.until))
          : refundWording.because(REFUND_DAYS)[refund.because]}
      </p>
      <p>{refundWording.rule(REFUND_DAYS)}</p>
      {refund.possible && (
        <Actions>
          <Button onClick={() => setAsking(true)}>{wording.open}</Button>
        </Actions>
      )}
      {isAsking && (
        <Modal title={wording.confirmTitle} closeLabel={wording.cancel} onClose={close}>
          <p>{keepsPlan ? wording.confirmUpgrade : wording.confirmText}</p>
          <Actions>
            <Button
              kind="danger"
              busy={refundPlan.isPending}
              onClick={() => refundPlan.mutate(undefined, { onSettled: close })}
            >
              {refundPlan.isPending ? wording.confirming : wording.confirm}
            </Button>
            <Button onClick={close}>{wording.cancel}</Button>
          </Actions>
        </Modal>
      )}
    </Card>
  );
};
