import { Trouble } from '../trouble.ts';

/** The release store cannot be read or signed from this machine now: what is live stays live. */
export class StoreTrouble extends Trouble {}
