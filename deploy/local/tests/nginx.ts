import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../places.ts';
import { freePort } from '../ports.ts';
import { environmentOf, findProgram } from '../stack/program.ts';
import { answersOn } from '../stack/waiting.ts';

const PACKAGES = ['nginx', 'nginx-core', 'nginx-light', 'libpcre2-8-0', 'libpcre3', 'libssl3'] as const;

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`);
const AROUND = `daemon off; pid nginx.pid; error_log error.log; events {}
http { access_log off; ${TEMPORARY.join(' ')} include site.conf; }`;

const makeCertificate = (folder: string): void => {
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...name, ...files], {
    stdio: 'ignore',
  });
};

/** deploy/nginx/evenhand.conf with local values. */
const siteOn = (port: number, plainPort: number, gateway: number, folder: string): string => {
  const values = {
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    'listen 443': `listen ${port}`,
    'evenhand.example': 'localhost',
    '/etc/ssl/evenhand': folder,
    ':8080': `:${gateway}`,
  };
  const text = readFileSync(join(ROOT, 'deploy/nginx/evenhand.conf'), 'utf8');
  return Object.entries(values).reduce((filled, [blank, value]) => filled.replaceAll(blank, value), text);
};

/** nginx with TLS in front of a gateway. */
export class Nginx {
  readonly origin: string;
  readonly certificate: string;
  private readonly folder: string;
  private readonly child: ChildProcess;

  private constructor(port: number, folder: string, child: ChildProcess) {
    this.origin = `https://localhost:${port}`;
    this.certificate = readFileSync(join(folder, 'certificate.pem'), 'utf8');
    this.folder = folder;
    this.child = child;
  }

  static async inFrontOf(gateway: number, port: number): Promise<Nginx> {
    const program = findProgram({ name: 'nginx', folder: 'usr/sbin', version: '-v', packages: PACKAGES });
    if (!program) throw new Error('There is no nginx here and none could be installed.');
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    makeCertificate(folder);
    writeFileSync(join(folder, 'site.conf'), siteOn(port, await freePort(), gateway, folder));
    writeFileSync(join(folder, 'nginx.conf'), AROUND);
    const child = spawn(program.command, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
      stdio: 'ignore',
      env: environmentOf(program),
    });
    if (await answersOn(port, 30_000, () => child.exitCode === null)) return new Nginx(port, folder, child);
    throw new Error(`nginx did not start: ${readFileSync(join(folder, 'error.log'), 'utf8')}`);
  }

  async remove(): Promise<void> {
    await new Promise((settle) => {
      this.child.once('exit', settle);
      this.child.kill('SIGTERM');
    });
    rmSync(this.folder, { recursive: true, force: true });
  }
}
