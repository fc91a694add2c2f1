import { onToast, type Toast } from '@evenhand/web-kit/toast';

/** What is told by toasts, anew for each test. */
export const heardToasts = (): Toast[] => {
  const toasts: Toast[] = [];
  let stop = () => {};
  beforeEach(() => {
    toasts.length = 0;
    stop = onToast((toast) => toasts.push(toast));
  });
  afterEach(() => stop());
  return toasts;
};
