import { onToast, type Toast } from '@evenhand/web-kit/toast';

export const recordedToasts = (): Toast[] => {
  const toasts: Toast[] = [];
  let stop = () => {};
  beforeEach(() => {
    toasts.length = 0;
    stop = onToast((toast) => toasts.push(toast));
  });
  afterEach(() => stop());
  return toasts;
};
