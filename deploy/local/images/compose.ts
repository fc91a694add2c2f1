import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../places.ts';
import { must } from '../twins/server.ts';

const FILES = ['docker-compose.yml', 'deploy/images/local/compose.yml'];
const TOOL = join(CACHE, 'podman-compose');
const VERSION = '1.6.0';

/** docker-compose.yml with images of this machine, run by podman. */
export class Compose {
  private readonly project: string;
  private readonly environment: Record<string, string>;

  private constructor(project: string, environment: Record<string, string>) {
    this.project = project;
    this.environment = environment;
  }

  static async install(project: string, settings: Record<string, string>): Promise<Compose> {
    if (!existsSync(TOOL)) {
      await must('python3', ['-m', 'venv', TOOL]);
      await must(join(TOOL, 'bin/pip'), ['install', '--quiet', `podman-compose==${VERSION}`]);
    }
    // Images in the OCI format have no health check.
    return new Compose(project, { ...settings, COMPOSE_PROJECT_NAME: project, BUILDAH_FORMAT: 'docker' });
  }

  containerOf(service: string): string {
    return `${this.project}_${service}_1`;
  }

  /** One after the other: they share the stages that install and build. */
  async build(services: string[]): Promise<void> {
    await this.compose('--parallel', '1', 'build', ...services);
  }

  async up(services: string[]): Promise<void> {
    await this.compose('up', '--detach', '--no-build', '--no-deps', ...services);
  }

  /** Ends and removes every container, with networks and volumes. */
  async down(): Promise<void> {
    await this.compose('down', '--volumes', '--timeout', '20');
  }

  private async compose(...args: string[]): Promise<void> {
    const files = FILES.flatMap((file) => ['--file', file]);
    await must(join(TOOL, 'bin/podman-compose'), [...files, ...args], this.environment);
  }
}
