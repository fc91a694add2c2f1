import { showToast } from '@evenhand/web-kit/toast';
import { financeWording } from '@evenhand/wording/finance';

/** Says that something could not be saved; what was entered stands as it was. */
export const saveFailed = (): void => showToast({ ...financeWording.list.saveFailed, kind: 'destructive' });
