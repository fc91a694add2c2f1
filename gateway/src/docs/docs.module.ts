import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fail } from '@evenhand/service-kit/problems/fail';
import { apiWording } from '@evenhand/wording/api';
import { Controller, Get, Header, Module, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { openApi } from './open-api.js';

const require = createRequire(import.meta.url);
const swaggerUi = dirname(require.resolve('swagger-ui-dist/package.json'));
const files = ['swagger-ui.css', 'swagger-ui-bundle.js'];

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${apiWording.title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="api"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const START = `SwaggerUIBundle({ url: '/api/docs/openapi.json', domNode: document.getElementById('api'), deepLinking: true });`;

/** A page's policy, plus data: images for Swagger UI. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Swagger UI at `/api/docs`, and its OpenAPI document. */
@Controller('/api/docs')
class DocsController {
  private readonly document = JSON.stringify(openApi());
  private readonly files = new Map(files.map((name) => [name, readFileSync(join(swaggerUi, name))]));

  @Get()
  @Header('content-security-policy', policy)
  page(@Res() response: Response): void {
    response.type('html').send(page);
  }

  @Get('/openapi.json')
  openApi(@Res() response: Response): void {
    response.type('json').send(this.document);
  }

  @Get('/start.js')
  start(@Res() response: Response): void {
    response.type('js').send(START);
  }

  @Get('/:file')
  file(@Param('file') name: string, @Res() response: Response): void {
    response.type(name).send(this.files.get(name) ?? fail('not-found'));
  }
}

@Module({ controllers: [DocsController] })
export class DocsModule {}
