import { SERVICE_PORT, SITE_PORT } from './ports.ts';

/** The health check of an image: the program of the container answers on its port. */
const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/live`).then(
    ({ ok }) => ok,
    () => false,
  );

const live = await Promise.all([SERVICE_PORT, SITE_PORT].map(answers));
process.exit(live.includes(true) ? 0 : 1);
