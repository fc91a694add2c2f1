import type { RequestHandler } from 'express';
import helmet from 'helmet';

const permissionsPolicy = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * What every answer carries. No address of ours is told to anyone (links carry tokens), no other site may frame or
 * embed us; a page says in its own Content-Security-Policy what it may load, anything else may load nothing.
 */
export const securityHeaders = (publicUrl: string): RequestHandler[] => [
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: 63_072_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  }),
  (_request, response, next) => {
    response.setHeader('permissions-policy', permissionsPolicy);
    next();
  },
];

/** Nothing of the API is kept by a browser or by anything between. */
export const neverStored: RequestHandler = (_request, response, next) => {
  response.setHeader('cache-control', 'no-store');
  next();
};
