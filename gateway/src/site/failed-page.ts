import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Config } from '../config.js';
import { type PageHeaders, pageHeaders } from './page-policy.js';

const FILE = '500.html';

const readPage = (folder: string | undefined): { html: string; headers: PageHeaders } | null => {
  const file = folder && join(folder, FILE);
  if (!file || !existsSync(file)) return null;
  const html = readFileSync(file, 'utf8');
  return { html, headers: pageHeaders(html) };
};

/** The 500 page, read at start: its folder may be unavailable when it is needed. */
@Injectable()
export class FailedPage {
  private readonly page;

  constructor(@Inject(CONFIG) { SITE_FOLDER }: Config) {
    this.page = readPage(SITE_FOLDER);
  }

  /** Answers a person's page request with the page; false for a program, or when the build has no such page. */
  answer(request: Request, response: Response, status: number): boolean {
    const wantsPage = request.method === 'GET' && /\btext\/html\b/.test(request.get('accept') ?? '');
    if (!this.page || !wantsPage || request.path.startsWith('/api/')) return false;
    const { html, headers } = this.page;
    response.set({ ...headers, 'cache-control': 'no-store' });
    response.status(status).type('html').send(html);
    return true;
  }
}
