import { z } from 'zod';

/** Placeholder for the site's origin, which only the installation has. */
export const ORIGIN_MARK = '__ORIGIN__';
/** Placeholder for the public keys of the site's releases. */
export const RELEASE_KEYS_MARK = '__RELEASE_KEYS__';
/** Placeholder for the page in a drawn frame. */
export const PAGE_MARK = '__PAGE__';

/** A public page drawn at build time: additions to the head, and content of main. */
export const DrawnPage = z.object({ path: z.string().startsWith('/'), head: z.string(), main: z.string() });
export type DrawnPage = z.infer<typeof DrawnPage>;

/** Pages of one release of a micro front end, with their styles. */
export const DrawnPages = z.object({ styles: z.string(), pages: z.array(DrawnPage) });
export type DrawnPages = z.infer<typeof DrawnPages>;

/** The shell's frame for each current entry of the navigation. */
export const DrawnFrame = z.object({
  /** Common start of every head. */
  head: z.string(),
  styles: z.string(),
  frames: z.record(z.string(), z.string()),
  /**
   * Of pages that are not drawn, by path: the frame of a signed-in person, or of one who came by a link, around a page
   * that loads; and the addresses that the page asks for first.
   */
  pageFrames: z.record(z.string(), z.object({ body: z.string(), calls: z.array(z.string()) })),
  /** Starts those calls. */
  callsScript: z.string(),
  /** Loads the application on the first interaction that needs it. */
  firstScript: z.string(),
  /** By file name. */
  pages: z.record(z.string(), z.object({ head: z.string(), main: z.string() })),
  app: z.object({
    scripts: z.array(z.string()),
    /** Of each script; none in a shell that was built before its scripts had hashes. */
    integrity: z.array(z.string()).default([]),
    styles: z.array(z.string()),
    fonts: z.string(),
  }),
});
export type DrawnFrame = z.infer<typeof DrawnFrame>;

/** What the pages of a micro front end load, by path; file names below its dist folder. */
export const PageFiles = z.record(
  z.string(),
  z.object({
    /** Loaded before the page is rendered. */
    files: z.array(z.string()),
    /** Shared parts, the files of each, and whether they are among `files`; a part below or in a dialog comes later. */
    parts: z.array(z.object({ name: z.string(), files: z.array(z.string()), isFirst: z.boolean() })),
  }),
);
export type PageFiles = z.infer<typeof PageFiles>;

/** Below the dist folder. Files of `root` are served at the root of the site. */
export const DRAWN = {
  frame: 'drawn/frame.json',
  pages: 'drawn/pages.json',
  files: 'drawn/files.json',
  root: 'drawn/root',
} as const;
