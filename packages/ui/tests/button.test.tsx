import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { Button } from '../src/button';

/** Like the forms of the pages: what is sent keeps it busy. */
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

test('a button that is busy cannot be pressed again, by keyboard, pointer or in the field beside it', async () => {
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

/** Here in the test it would keep the focus all the same; a browser takes it from what is disabled. */
test('a button that is busy is not disabled, whatever else keeps it from being pressed: it would lose the focus', async () => {
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
