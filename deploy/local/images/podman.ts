import { setTimeout as pause } from 'node:timers/promises';
import { run } from '../run.ts';
import { Trouble } from '../trouble.ts';

const LOOK_EVERY = 500;
const HEALTHY_WITHIN_MS = 180_000;

const podman = async (...args: string[]): Promise<string> => {
  const { ok, said } = await run('podman', args);
  if (!ok) throw new Trouble(`podman ${args.join(' ')}: ${said.trim()}`);
  return said.trim();
};

export const hasImage = async (image: string): Promise<boolean> => (await run('podman', ['image', 'exists', image])).ok;

export const megabytesOf = async (image: string): Promise<number> =>
  Number(await podman('image', 'inspect', '--format', '{{.Size}}', image)) / 1_000_000;

/** How a container is confined. */
export interface Confinement {
  user: string;
  isReadOnly: boolean;
}

export const confinementOf = async (container: string): Promise<Confinement> => {
  const format = '{{.Config.User}} {{.HostConfig.ReadonlyRootfs}}';
  const [user = '', isReadOnly] = (await podman('inspect', '--format', format, container)).split(' ');
  return { user, isReadOnly: isReadOnly === 'true' };
};

/**
 * Seconds from its start until the health check of a container passes. Podman schedules health checks with systemd only.
 * @throws Trouble with the last lines of its log
 */
export const secondsUntilHealthy = async (container: string): Promise<number> => {
  const started = Number(await podman('inspect', '--format', '{{.State.StartedAt.UnixMilli}}', container));
  for (const last = Date.now() + HEALTHY_WITHIN_MS; ; await pause(LOOK_EVERY)) {
    if ((await run('podman', ['healthcheck', 'run', container])).ok) return (Date.now() - started) / 1_000;
    if (Date.now() < last) continue;
    throw new Trouble(`${container} is not healthy:\n${await podman('logs', '--tail', '20', container)}`);
  }
};

/** @throws Trouble with its log when the container of a task fails */
export const finished = async (container: string): Promise<void> => {
  const status = await podman('wait', container);
  if (status !== '0') throw new Trouble(`${container} failed:\n${await podman('logs', container)}`);
};
