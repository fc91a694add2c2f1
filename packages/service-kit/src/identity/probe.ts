import { SetMetadata } from '@nestjs/common';

export const PROBE = 'evenhand:probe';

/** Opens a health route to whoever watches the process: the only routes that ask for no signature of the gateway. */
export const Probe = () => SetMetadata(PROBE, true);
