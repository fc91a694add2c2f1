import { composeSite } from '../site.ts';

/** Lays the built front ends out for the gateway of an image; its pages name the origin that the image is built for. */
await composeSite(process.env.PUBLIC_URL ?? 'http://localhost:8080');
