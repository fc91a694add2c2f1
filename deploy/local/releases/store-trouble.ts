import { Trouble } from '../trouble.ts';

/** The bucket of the release store does not answer, or has what no release signed. */
export class StoreTrouble extends Trouble {}
