import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Loaded } from '../src/loaded';
import { createQueryClient } from '../src/query-client';

const Case = ({ ask }: { ask: () => Promise<string> }) => {
  const query = useQuery({ queryKey: ['case'], queryFn: ask });
  return (
    <Loaded
      query={query}
      words={{ loading: 'Opening…', loadFailed: 'It could not be opened.', tryAgain: 'Try Again' }}
      page={{ kind: 'work', title: 'Your case' }}
    >
      {(name) => <h1>{name}</h1>}
    </Loaded>
  );
};

test('a page keeps its frame and title when its data fails to load, and Try Again loads the data', async () => {
  let isDown = true;
  const ask = async () => {
    if (isDown) throw new Error('no connection');
    return 'Alex and Sam';
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Case ask={ask} />
    </QueryClientProvider>,
  );
  const title = await screen.findByRole('heading', { level: 1, name: 'Your case' });
  expect(title.closest('[data-page]')).toContainElement(screen.getByText('It could not be opened.'));
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Alex and Sam' })).toHaveFocus();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});
