import { composeSite } from '../site.ts';

/** Lays the built front ends out for the gateway of an image. */
await composeSite();
