import type { ServiceName } from '@evenhand/contracts/identity';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import type { NeededSetting } from '../config/outside-localhost.js';
import { RunningService } from '../config/running-service.js';
import type { ServiceConfig } from '../config/service-config.js';
import type { Log } from '../logs/log.js';
import { nestLog } from '../logs/nest-log.js';
import { requestLog } from '../logs/request-log.js';
import { speakPlainly } from '../problems/sentences.js';
import { KitModule } from './kit.module.js';

/** A service as its `main.ts` describes it. */
export interface ServiceDescription {
  name: ServiceName;
  module: Type | DynamicModule;
  config: Readonly<ServiceConfig>;
  /** Settings that it does without on localhost alone. */
  neededOutsideLocalhost?: readonly NeededSetting[];
  /** This process also does the service's long work; see `inWorker` of a job. */
  worker?: boolean;
}

/** Builds the Nest application of a service, migrated and connected but not listening yet. */
export const buildService = async ({ name, module, config, worker }: ServiceDescription, log: Log) => {
  speakPlainly();
  const service = new RunningService(name, config, worker);
  const root = KitModule.around(module, service, log);
  const app = await NestFactory.create<NestExpressApplication>(root, new ExpressAdapter(strictRoutes()), {
    bodyParser: false,
    abortOnError: false,
    logger: nestLog(log),
  });
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(requestLog(log));
  app.use(neverCached);
  return { app, service };
};

/** A path in other letters or with a slash more is another path, here as in the gateway, whose rules go by the path. */
const strictRoutes = () => express().enable('case sensitive routing').enable('strict routing');

/** Answers are one person's own. What may be kept says so itself. */
const neverCached = (
  _request: unknown,
  response: { setHeader(name: string, value: string): void },
  next: () => void,
) => {
  response.setHeader('cache-control', 'no-store');
  next();
};
