import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillCase } from '../demo/fill-case.ts';
import { dialogs, every, onHome, type Shot, shown } from '../pictures/shots.ts';
import { type Album, takePictures } from '../pictures/take.ts';
import { ownWords, type PictureWords, readWording, WORDS_FILE } from '../pictures/words.ts';
import { CACHE, ROOT } from '../places.ts';
import { readSettings, type Settings } from '../settings.ts';
import { startedProduct } from '../started-product.ts';
import { leaveWith, Trouble } from '../trouble.ts';

const USUAL = 1_280;

const given = process.argv.slice(2);
const option = (name: string): string | undefined =>
  given.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);

const answers = async (settings: Settings): Promise<boolean> =>
  (await fetch(`http://localhost:${settings.port}/ready`).catch(() => null))?.ok ?? false;

/** The product on PORT, or a temporary one. */
const startUnlessThere = async (settings: Settings): Promise<ChildProcess | null> =>
  (await answers(settings)) ? null : startedProduct({ DATA_FOLDER: '.cache/pictures/data' });

const words: PictureWords = {};
const wording = readWording();
const keepWords = (name: string, texts: string[]): void => {
  words[name] = ownWords(texts, wording);
};

const ofHome: Album = {
  shots: onHome,
  looks: (['light', 'dark'] as const).map((scheme) => ({ width: 390, height: 600, scheme, whole: false, scale: 1.5 })),
  folder: join(ROOT, 'mfe-marketing/pictures'),
  nameOf: ({ name }, { scheme }) => `${name}-${scheme}.webp`,
};

/**
 * `npm run pictures` writes docs/pictures and the words on them; with `-- --dark` or `-- --width=1024` to another folder. `-- all` writes
 * every page at three widths, light and dark, to .cache/pictures; `--only=home,intake`, `--width` and `--dark`
 * restrict it. `-- home` writes the pictures of a phone that the home page shows.
 */
const album = (): Album => {
  const only = option('only')?.split(',');
  const wantedOf = (shots: readonly Shot[]): readonly Shot[] =>
    only ? shots.filter(({ name }) => only.includes(name)) : shots;
  if (given.includes('home')) return { ...ofHome, shots: wantedOf(onHome) };
  const dark = given.includes('--dark');
  const width = option('width') ? Number(option('width')) : null;
  const height = 860;
  if (!given.includes('all')) {
    const look = { width: width ?? USUAL, height, scheme: dark ? 'dark' : 'light', whole: false } as const;
    const usual = !dark && look.width === USUAL;
    return {
      shots: shown,
      looks: [look],
      folder: usual ? join(ROOT, 'docs/pictures') : join(CACHE, 'pictures', `${look.scheme}-${look.width}`),
      nameOf: ({ name }) => `${name}.png`,
      ...(usual && { read: keepWords }),
    };
  }
  const schemes = dark ? (['dark'] as const) : (['light', 'dark'] as const);
  return {
    shots: wantedOf([...every, ...dialogs]),
    looks: (width ? [width] : [320, 768, 1_440]).flatMap((each) =>
      schemes.map((scheme) => ({ width: each, height, scheme, whole: true })),
    ),
    folder: join(CACHE, 'pictures', 'all'),
    nameOf: ({ name }, look) => `${name}-${look.width}-${look.scheme}.png`,
  };
};

const pictures = async (): Promise<void> => {
  const settings = readSettings();
  const wanted = album();
  const product = await startUnlessThere(settings);
  try {
    const failed = await takePictures(settings, await fillCase(settings), wanted);
    if (wanted.read) writeFileSync(WORDS_FILE, `${JSON.stringify(words, null, 2)}\n`);
    process.stdout.write(`Pictures are in ${wanted.folder}.\n`);
    if (failed.length > 0) throw new Trouble(`These could not be taken:\n${failed.join('\n')}`);
  } finally {
    if (product?.kill('SIGINT')) await once(product, 'exit');
  }
};

await pictures().catch(leaveWith);
