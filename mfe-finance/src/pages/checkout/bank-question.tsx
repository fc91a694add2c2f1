import type { Cents } from '@evenhand/contracts/money';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Modal } from '@evenhand/ui/modal';
import { inDollars } from '@evenhand/web-kit/amount';
import { checkoutWording } from '@evenhand/wording/checkout';

const wording = checkoutWording.sandbox.bank;

interface BankQuestionProps {
  amountDue: Cents;
  onAnswer: (approve: boolean) => void;
}

/** Simulates a bank's 3-D Secure page; closing it is a refusal. */
export const BankQuestion = ({ amountDue, onAnswer }: BankQuestionProps) => (
  <Modal title={wording.title} closeLabel={wording.close} onClose={() => onAnswer(false)}>
    <p>{wording.text(inDollars(amountDue))}</p>
    <Actions>
      <Button kind="primary" onClick={() => onAnswer(true)}>
        {wording.approve}
      </Button>
      <Button onClick={() => onAnswer(false)}>{wording.refuse}</Button>
    </Actions>
  </Modal>
);
