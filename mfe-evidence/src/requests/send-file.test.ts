import { sendFile, UploadFailed } from './send-file';

/** An XMLHttpRequest that the test controls. */
class Request {
  static last: Request;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  withCredentials = false;
  open() {}
  send() {
    Request.last = this;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
}

const { XMLHttpRequest: original } = globalThis;
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { XMLHttpRequest: Request });
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { XMLHttpRequest: original });
});

const onProgress = jest.fn();
const send = (url = 'http://localhost/uploads', { signal } = new AbortController()) =>
  sendFile({ url, fields: { key: 'k' } }, new Blob(['Hello']), onProgress, signal);

test('an upload without any progress for a minute times out', async () => {
  const failed = expect(send()).rejects.toBeInstanceOf(UploadFailed);
  jest.advanceTimersByTime(59_000);
  Request.last.upload.onprogress?.({ loaded: 1, total: 2 });
  expect(onProgress).toHaveBeenLastCalledWith(0.5);
  const abort = jest.spyOn(Request.last, 'abort');
  jest.advanceTimersByTime(59_999);
  expect(abort).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(abort).toHaveBeenCalled();
  await failed;
});

test('stopping an upload aborts its request', async () => {
  const controller = new AbortController();
  const failed = expect(send(undefined, controller)).rejects.toMatchObject({ status: undefined });
  controller.abort();
  await failed;
});

test('an upload that was stopped before it began is not sent', async () => {
  const controller = new AbortController();
  controller.abort();
  const before = Request.last;
  await expect(send(undefined, controller)).rejects.toBeInstanceOf(UploadFailed);
  expect(Request.last).toBe(before);
});

test('cookies are sent to our own address, and not to an external store', async () => {
  void send();
  expect(Request.last.withCredentials).toBe(true);
  void send('https://store.example.ca/evidence');
  expect(Request.last.withCredentials).toBe(false);
});
