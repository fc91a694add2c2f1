import { Trouble } from '../trouble.ts';

/** The bucket of the release store does not answer. */
export class StoreTrouble extends Trouble {}
