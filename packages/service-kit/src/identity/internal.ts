import { SetMetadata } from '@nestjs/common';

export const INTERNAL = 'evenhand:internal';

/** Opens a route under /internal to the gateway itself, and to nobody else. */
export const Internal = () => SetMetadata(INTERNAL, true);
