import { TextInput } from '@evenhand/ui/inputs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { ProblemError } from '../src/problem-error';
import { useForm } from '../src/use-form';

const Invite = z.strictObject({ name: z.string().trim().min(1), email: z.string().trim().pipe(z.email()) });
const sent: { content: z.infer<typeof Invite>; attempt: string }[] = [];
let answer: () => Promise<void>;

const Form = () => {
  const { field, form, isSent } = useForm({
    schema: Invite,
    start: { name: '', email: '' },
    refused: { name: 'Enter a name', email: 'Enter an address' },
    send: (content, attempt) => {
      sent.push({ content, attempt });
      return answer();
    },
  });
  return (
    <form {...form}>
      <TextInput label="Name" {...field('name')} />
      <TextInput label="E-mail" {...field('email')} />
      <button type="submit">Send</button>
      {isSent && <p>Sent</p>}
    </form>
  );
};

const open = () => {
  const queries = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <Form />
    </QueryClientProvider>,
  );
};

const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const write = async (email: string) => {
  await userEvent.type(screen.getByLabelText('Name'), ' Robin ');
  await userEvent.type(screen.getByLabelText('E-mail'), email);
};

beforeEach(() => {
  sent.length = 0;
  answer = async () => {};
});

test('the form sends what the schema makes of what was written', async () => {
  open();
  await write('robin@example.test');
  await press();
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(sent.map(({ content }) => content)).toEqual([{ name: 'Robin', email: 'robin@example.test' }]);
});

test('the form sends nothing and focuses the first field when the schema refuses it', async () => {
  open();
  await press();
  expect(await screen.findByText('Enter a name')).toBeVisible();
  expect(screen.getByText('Enter an address')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('the form shows a refusal of the service at the field it points to, and keeps what was written', async () => {
  const errors = [{ pointer: '/email', detail: 'This address is your own' }];
  const problem = { type: 'about:blank', code: 'invalid-input', title: 'Invalid', status: 422, errors };
  answer = async () => {
    throw new ProblemError(422, JSON.stringify(problem), '');
  };
  open();
  await write('alex@example.test');
  await press();
  expect(await screen.findByText('This address is your own')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(screen.getByLabelText('E-mail')).toHaveValue('alex@example.test');
});

test('the same content is sent under the same attempt, other content under another', async () => {
  answer = async () => {
    throw new Error('no network');
  };
  open();
  await write('robin@example.test');
  await press();
  await press();
  await userEvent.type(screen.getByLabelText('E-mail'), 's');
  await press();
  const [first, second, third] = sent.map(({ attempt }) => attempt);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
