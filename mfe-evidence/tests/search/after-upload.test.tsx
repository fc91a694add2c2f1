import { renderPage } from '@evenhand/web-kit/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useProcessing } from '../../src/pages/evidence/processing/use-processing';
import { SearchStep } from '../../src/pages/evidence/search/search-step';
import { useWatchedStatus } from '../../src/visit/status';
import { api } from './evidence-api';
import { file, statusOf } from './evidence-data';
import { countLoads, resetScreen } from './evidence-screen';
import { Stream } from './stream';

beforeEach(resetScreen);

const Step = () => {
  useWatchedStatus();
  const processing = useProcessing();
  return (
    <>
      <button type="button" onClick={() => processing.begin('automatic')}>
        Uploaded
      </button>
      <SearchStep
        isSearchComing={false}
        processing={processing}
        stored={() => null}
        onBack={() => {}}
        onStartOver={() => {}}
      />
    </>
  );
};

const open = () => renderPage(<Step />);
const openAfterUpload = async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Uploaded' }));
};
const reading = statusOf(file({ state: 'reading', bytesRead: 30 }));

test.each([503, 401])('files that are read are shown even when the request to index them answers %i', async (start) => {
  const { told, timesOf } = api(reading);
  told.start = start;
  await openAfterUpload();
  await waitFor(() => expect(timesOf('POST /api/evidence/index')).toBe(1));
  expect(await screen.findByText('Being read: 30%')).toBeVisible();
  expect(screen.queryByText(/^Processing failed/)).toBeNull();
  Stream.tell(statusOf(file()));
  expect(screen.getByText('Evidence Kit Ready!')).toBeVisible();
});

test('a failed indexing request is shown when no file is known, and Try Again reloads the page', async () => {
  const { told, timesOf } = api(statusOf());
  told.start = 503;
  const loads = countLoads();
  await openAfterUpload();
  expect(
    await screen.findByText('Processing failed: We could not start reading. Your files are stored.'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(loads()).toBe(1);
  expect(timesOf('POST /api/evidence/index')).toBe(1);
});

test('an indexing request that failed because the session expired is not shown as a failure', async () => {
  const { told, timesOf } = api(statusOf());
  told.start = 401;
  await openAfterUpload();
  await waitFor(() => expect(timesOf('POST /api/evidence/index')).toBe(1));
  expect(await screen.findByText('Nothing to search yet')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the status is loaded at once after a failed indexing request', async () => {
  const { told } = api(statusOf(file()));
  told.start = 503;
  await openAfterUpload();
  told.status = reading;
  await userEvent.click(screen.getByRole('button', { name: 'Uploaded' }));
  expect(await screen.findByText('Being read: 30%')).toBeVisible();
});

test('reading without progress for two minutes is a failure, and Try Again reloads the page', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  api(reading);
  const loads = countLoads();
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  open();
  await act(() => jest.advanceTimersByTimeAsync(130_000));
  expect(screen.getByRole('alert')).toHaveTextContent('Processing failed: Nothing has moved for two minutes.');
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(loads()).toBe(1);
});

test('minutes offline are not a failure, as only a successful status request can show that nothing moved', async () => {
  jest.useFakeTimers();
  const { told } = api(reading);
  open();
  await act(() => jest.advanceTimersByTimeAsync(100));
  told.status = 503;
  await act(() => jest.advanceTimersByTimeAsync(300_000));
  expect(screen.queryByText(/^Processing failed/)).toBeNull();
  told.status = statusOf(file({ state: 'reading', bytesRead: 90 }));
  await act(() => jest.advanceTimersByTimeAsync(4_100));
  expect(screen.getByText('Being read: 90%')).toBeVisible();
});

test('Try Again while offline loads the status again, and does not reload the page', async () => {
  const { told, timesOf } = api(statusOf());
  told.start = 503;
  const loads = countLoads();
  await openAfterUpload();
  const tryAgain = await screen.findByRole('button', { name: 'Try Again' });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  told.status = reading;
  await userEvent.click(tryAgain);
  expect(await screen.findByText('Being read: 30%')).toBeVisible();
  expect(loads()).toBe(0);
  expect(timesOf('POST /api/evidence/index')).toBe(1);
});
