import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { Button } from '../src/button';

/** As in the pages' forms: busy while sending. */
const Form = ({ onSend }: { onSend: () => void }) => {
  const [isBusy, setBusy] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
    setBusy(true);
  };
  return (
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button type="submit" busy={isBusy}>
        Send
      </Button>
    </form>
  );
};

test('a busy button ignores clicks, keys and Enter in a field of the form', async () => {
  const send = jest.fn();
  render(<Form onSend={send} />);
  const button = screen.getByRole('button', { name: 'Send' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter} ');
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});

/** jsdom keeps the focus on a disabled button; browsers do not. So the attribute is checked. */
test('a busy button is not disabled, even with the disabled property, so that it keeps the focus', async () => {
  const press = jest.fn();
  render(
    <Button busy disabled onClick={press}>
      Save
    </Button>,
  );
  expect(screen.getByRole('button')).toBeEnabled();
  await userEvent.click(screen.getByRole('button'));
  expect(press).not.toHaveBeenCalled();
});
