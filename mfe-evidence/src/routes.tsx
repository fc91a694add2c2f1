import type { MicroFrontend } from '@evenhand/web-kit/micro-frontend';

export const routes: MicroFrontend['routes'] = [];
