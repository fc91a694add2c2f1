import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Controller, Get, Inject, Module, Next, Req, Res } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Config } from '../config.js';
import { serveSite } from './site.js';

/** All remaining addresses: pages and files of the site. */
@Controller()
class SiteController {
  private readonly site: RequestHandler;

  constructor(
    @Inject(CONFIG) { SITE_FOLDER, STRIPE_PUBLISHABLE_KEY, UPLOAD_ORIGIN, PUBLIC_URL }: Config,
    @Inject(LOG) log: Log,
  ) {
    const options = {
      uploadOrigin: UPLOAD_ORIGIN,
      takesCards: STRIPE_PUBLISHABLE_KEY !== undefined,
      isSecure: PUBLIC_URL.startsWith('https:'),
      onFailure: (error: unknown) => log.error({ err: error }, 'a release cannot be read: the one before stays live'),
    };
    this.site = SITE_FOLDER ? serveSite(SITE_FOLDER, options) : () => fail('not-found');
  }

  @Get('/{*path}')
  answer(@Req() request: Request, @Res() response: Response, @Next() next: NextFunction): void {
    this.site(request, response, next);
  }
}

@Module({ controllers: [SiteController] })
export class SiteModule {}
