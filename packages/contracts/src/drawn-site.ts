import { z } from 'zod';

/** Stands in drawn pages for the origin of the site, which only the installation knows. */
export const ORIGIN_MARK = '__ORIGIN__';
/** Stands in a drawn frame for the page. */
export const PAGE_MARK = '__PAGE__';

/** A public page as a micro front end drew it when it was built: what it adds to the head, and what stands in main. */
export const DrawnPage = z.object({ path: z.string().startsWith('/'), head: z.string(), main: z.string() });
export type DrawnPage = z.infer<typeof DrawnPage>;

/** Everything a release of a micro front end has drawn: its pages and the styles that they need. */
export const DrawnPages = z.object({ styles: z.string(), pages: z.array(DrawnPage) });
export type DrawnPages = z.infer<typeof DrawnPages>;

/** What the shell has drawn: the frame around a page, by the place in the navigation that it shows as current. */
export const DrawnFrame = z.object({
  /** What every page's head begins with. */
  head: z.string(),
  styles: z.string(),
  frames: z.record(z.string(), z.string()),
  /** The script of a drawn page: it brings the application when somebody touches something that needs it. */
  firstScript: z.string(),
  /** Pages of the shell itself, by the name of their file. */
  pages: z.record(z.string(), z.object({ head: z.string(), main: z.string() })),
  app: z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
});
export type DrawnFrame = z.infer<typeof DrawnFrame>;

/** Where a build leaves what it has drawn, below its dist folder. Files of `root` lie at the root of the site. */
export const DRAWN = { frame: 'drawn/frame.json', pages: 'drawn/pages.json', root: 'drawn/root' } as const;
