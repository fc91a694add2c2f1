import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Inject, Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../config.js';

const permissionsPolicy = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Headers of every answer: no referrer (links carry tokens), no framing, no embedding, no caching by default. A page
 * sets its own Content-Security-Policy; that of other answers permits nothing.
 */
@Injectable()
export class SecurityHeaders implements NestMiddleware {
  private readonly helmet: ReturnType<typeof helmet>;

  constructor(@Inject(CONFIG) { PUBLIC_URL }: Config) {
    this.helmet = helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
      },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'no-referrer' },
      strictTransportSecurity: PUBLIC_URL.startsWith('https:') && { maxAge: 63_072_000, includeSubDomains: true },
      xFrameOptions: { action: 'deny' },
    });
  }

  use(request: Request, response: Response, next: NextFunction): void {
    response.setHeader('permissions-policy', permissionsPolicy);
    response.setHeader('cache-control', 'no-store');
    this.helmet(request, response, next);
  }
}
