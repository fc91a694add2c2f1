import { composeSite } from '../site.ts';

/** Composes the site for the gateway's image; pages contain the origin that the image is built for. */
await composeSite(process.env.PUBLIC_URL ?? 'http://localhost:8080');
