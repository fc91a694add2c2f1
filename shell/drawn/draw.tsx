import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getAnnouncedRecovery } from '@evenhand/contracts/auth/factor-recovery';
import { type CurrentUser, getCurrentUser } from '@evenhand/contracts/auth/user';
import { getCaseBar } from '@evenhand/contracts/dashboard/case-bar';
import { DRAWN, type DrawnFrame, PAGE_MARK } from '@evenhand/contracts/drawn-site';
import { firstCalls } from '@evenhand/contracts/first-calls';
import { Page } from '@evenhand/ui/page';
import { NotFoundPage } from '@evenhand/web-kit/not-found-page';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { shellWording } from '@evenhand/wording/shell';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouter, StaticRouterProvider } from 'react-router-dom';
import { casePages, isLinkPage, linkPages, partOf } from '../src/case-bar/case-pages';
import { Frame } from '../src/frame/frame';
import { publicPages } from '../src/frame/public-pages';
import { Waiting } from '../src/waiting/waiting';

const { title, text } = shellWording.failed;

/** The 500 page; it depends on nothing that could fail. */
const FailedPage = () => (
  <Page kind="public" title={title}>
    <p>{text}</p>
  </Page>
);

const DIST = join(process.cwd(), 'dist');
/** An address outside the navigation: its frame marks no current page. */
const ELSEWHERE = '/elsewhere';

const textOf = async (element: ReactElement): Promise<string> =>
  new Response((await prerender(element)).prelude).text();

const NEVER = '9999-12-31T00:00:00.000Z';
/** No frame names the person. */
const someone: CurrentUser = {
  id: '',
  email: '',
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  addressProven: true,
  session: { idleEndsAt: NEVER, endsAt: NEVER },
};

const drawFrame = async (path: string, page: ReactNode = PAGE_MARK, user: CurrentUser | null = null) => {
  const queries = createQueryClient();
  if (user) queries.setQueryData([getCurrentUser.path], user);
  const routes = [{ element: <Frame />, children: [{ path: '*', element: page }] }];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`The frame of ${path} cannot be drawn`);
  return textOf(
    <QueryClientProvider client={queries}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </QueryClientProvider>,
  );
};

const all = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

const page = readFileSync(join(DIST, 'index.html'), 'utf8');
const sheets = all(/<link[^>]* href="([^"]+\.css)"/g, page);
const [fonts = ''] = sheets.filter((address) => address.includes('/fonts.'));
const styles = sheets.filter((address) => address !== fonts);
const scripts = all(/<script[^>]* src="([^"]+)"/g, page);
const integrity = all(/<script[^>]* src="[^>]* integrity="([^"]+)"/g, page);
if (!fonts || styles.length === 0 || scripts.length === 0 || integrity.length !== scripts.length)
  throw new Error('The page of the shell names no fonts, no styles, or no scripts with their hashes');

const places = [...publicPages.map(({ to }) => to), ELSEWHERE];
/** Pages of a signed-in person that belong to no part of a case. */
const personalPages = ['/account/counting', '/counts', '/test-e2e', '/checkout'];
const waiting = <Waiting label={shellWording.loading.page} />;
/** An entry below a prerendered page that is not prerendered counts as unknown. */
const inCase = [...Object.values(casePages).flat(), '/evidence/security'];
const framed = [...new Set([...inCase, ...Object.keys(firstCalls), ...personalPages, ...linkPages])];

const drawPageFrame = async (path: string) => {
  if (isLinkPage(path)) return { body: await drawFrame(path, waiting), calls: [] };
  const common = [getCurrentUser, getAnnouncedRecovery, ...(partOf(path) ? [getCaseBar] : [])];
  return {
    body: await drawFrame(path, waiting, someone),
    calls: [...common.map((call) => call.path), ...(firstCalls[path] ?? [])],
  };
};

const inlineScript = (name: string): string => readFileSync(join(DIST, `drawn/first/${name}.js`), 'utf8').trim();

/** Tags that all pages share. */
const head = all(
  /(<(?:meta charset|meta name="(?:viewport|theme-color|color-scheme|release-keys)"|link[^>]* rel="icon"|link rel="icon")[^>]*>)/g,
  page,
);

const frame: DrawnFrame = {
  head: head.join(''),
  styles: sheets.map((address) => readFileSync(join(DIST, address), 'utf8')).join('\n'),
  frames: Object.fromEntries(await Promise.all(places.map(async (path) => [path, await drawFrame(path)]))),
  pageFrames: Object.fromEntries(await Promise.all(framed.map(async (path) => [path, await drawPageFrame(path)]))),
  callsScript: inlineScript('calls'),
  firstScript: inlineScript('first'),
  pages: {
    '404.html': {
      head: `<title>${shellWording.notFound.title}</title>`,
      main: await textOf(<StaticRouter location={ELSEWHERE}>{<NotFoundPage />}</StaticRouter>),
    },
    '500.html': { head: `<title>${shellWording.failed.title}</title>`, main: await textOf(<FailedPage />) },
  },
  app: { scripts, integrity, styles, fonts },
};

const file = join(DIST, DRAWN.frame);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(frame));
