import { lazyPart } from '@evenhand/web-kit/lazy-part';

/** With the first dialog that is opened. */
export const Drawer = lazyPart(async () => (await import('@evenhand/ui/work/drawer')).Drawer);
