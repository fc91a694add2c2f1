import { SIGNED_IN_HINT } from '@evenhand/contracts/auth/signed-in-hint';
import { getCurrentUser } from '@evenhand/contracts/auth/user';
import { TextInput } from '@evenhand/ui/inputs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { forgetDrafts } from '../src/draft';
import { ProblemError } from '../src/problem-error';
import { useForm } from '../src/use-form';

const Invite = z.object({
  name: z.string().trim().min(1),
  email: z.string().trim().pipe(z.email()),
  code: z.string().optional(),
});
const sent: { content: z.infer<typeof Invite>; attempt: string }[] = [];
let answer: () => Promise<void>;

const Form = () => {
  const { field, form, isSent, isSaved, startOver } = useForm({
    schema: Invite,
    start: { name: '', email: '', code: '' },
    refused: { name: 'Enter a name', email: 'Enter an address' },
    draft: 'invite',
    mails: ['email'],
    secret: ['code'],
    send: (content, attempt) => {
      sent.push({ content, attempt });
      return answer();
    },
  });
  return (
    <form {...form}>
      <TextInput label="Name" {...field('name')} />
      <TextInput label="E-mail" {...field('email')} />
      <TextInput label="Code" {...field('code')} value={field('code').value ?? ''} />
      <button type="submit">Send</button>
      <button type="button" onClick={startOver}>
        Start over
      </button>
      {isSent && <p>Sent</p>}
      {isSaved && <p>Saved</p>}
    </form>
  );
};

const open = (user: string | null = null) => {
  const queries = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
  document.cookie = `${SIGNED_IN_HINT}=1; path=/; max-age=${user ? 60 : 0}`;
  queries.setQueryData([getCurrentUser.path], user && { id: user });
  globalThis.fetch = async () => (user ? Response.json({ id: user }) : new Response('', { status: 401 }));
  return render(
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
  sessionStorage.clear();
  sent.length = 0;
  answer = async () => {};
});

test('the form sends the output of the schema', async () => {
  open();
  await write('robin@example.test');
  await press();
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(sent.map(({ content }) => content)).toEqual([{ name: 'Robin', email: 'robin@example.test', code: '' }]);
});

test('the form is saved until its input differs from what was sent', async () => {
  open();
  await write('robin@example.test');
  expect(screen.queryByText('Saved')).toBeNull();
  await press();
  expect(await screen.findByText('Saved')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Name'), 's');
  expect(screen.queryByText('Saved')).toBeNull();
  expect(screen.getByText('Sent')).toBeVisible();
  await press();
  expect(await screen.findByText('Saved')).toBeVisible();
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

test('a retry of the same content has the same attempt key, other content another key', async () => {
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

test('the form keeps its input, except the code, when the page is reloaded', async () => {
  const { unmount } = open();
  await write('robin@example.test');
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  unmount();
  open();
  expect(screen.getByLabelText('Name')).toHaveValue(' Robin ');
  expect(screen.getByLabelText('E-mail')).toHaveValue('robin@example.test');
  expect(screen.getByLabelText('Code')).toHaveValue('');
  expect(JSON.stringify(sessionStorage)).not.toContain('123456');
});

const send = async () => {
  await press();
  expect(await screen.findByText('Sent')).toBeVisible();
};

test.each([
  ['it was sent', send],
  ['the person starts over', () => userEvent.click(screen.getByRole('button', { name: 'Start over' }))],
  ['the person signs out', () => forgetDrafts()],
])('the draft is forgotten when %s', async (_when, leave) => {
  const { unmount } = open();
  await write('robin@example.test');
  expect(sessionStorage).toHaveLength(1);
  await leave();
  expect(sessionStorage).toHaveLength(0);
  unmount();
  open();
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

test('the draft of one person is not shown to another', async () => {
  const { unmount } = open('5f0f5a0e-7a9b-4a53-8f4c-0a6b3f0f4d11');
  await write('robin@example.test');
  unmount();
  open('5f0f5a0e-7a9b-4a53-8f4c-0a6b3f0f4d12');
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

test('the form works without a draft when the browser refuses its storage', async () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open();
  await write('robin@example.test');
  await press();
  expect(await screen.findByText('Sent')).toBeVisible();
  refuse.mockRestore();
});

test('a mistyped mail domain is questioned before anything is sent, and sent as written at the second press', async () => {
  answer = async () => undefined;
  open();
  await write('robin@gmial.com');
  await press();
  expect(sent).toEqual([]);
  expect(screen.getByText(/Did you mean robin@gmail.com\?/)).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  await press();
  expect(sent).toMatchObject([{ content: { email: 'robin@gmial.com' } }]);
});
