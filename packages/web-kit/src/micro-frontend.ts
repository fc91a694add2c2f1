import type { RouteObject } from 'react-router-dom';

/** What a micro front end exposes as `./routes`: its pages, by absolute path, below those its package.json names. */
export interface MicroFrontend {
  routes: RouteObject[];
}
