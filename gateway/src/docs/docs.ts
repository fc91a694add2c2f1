import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { apiWording } from '@evenhand/wording/api';
import { Router } from 'express';
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

/** As strict as that of a page, but for the pictures that Swagger UI brings as data: addresses. */
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

/** `/api/docs`: the API to read and to try, and the document behind it. */
export const docs = (): Router => {
  const document = JSON.stringify(openApi());
  const router = Router();
  router.get('/', (_request, response) => {
    response.setHeader('content-security-policy', policy);
    response.type('html').send(page);
  });
  router.get('/openapi.json', (_request, response) => void response.type('json').send(document));
  router.get('/start.js', (_request, response) => void response.type('js').send(START));
  for (const file of files) {
    const content = readFileSync(join(swaggerUi, file));
    router.get(`/${file}`, (_request, response) => void response.type(file).send(content));
  }
  return router;
};
