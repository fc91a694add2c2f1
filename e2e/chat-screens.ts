import type { Page } from '@playwright/test';

const colours = {
  light: { ground: '#fff', theirs: '#e9e9eb', text: '#000' },
  dark: { ground: '#000', theirs: '#26252a', text: '#fff' },
} as const;

/** A screenshot of a conversation on a phone; the right side is blue, as on an iPhone. */
export const chatScreen = async (
  page: Page,
  mode: keyof typeof colours,
  day: string,
  [theirs, mine]: readonly [string, string],
) => {
  const { ground, theirs: grey, text } = colours[mode];
  const bubble = (words: string, style: string) =>
    `<p style="max-width: 62%; margin: 0; padding: 16px 22px; border-radius: 28px; ${style}">${words}</p>`;
  const body = `margin: 0; padding: 40px 24px; display: grid; gap: 26px; font: 32px sans-serif; background: ${ground}; color: ${text}`;
  const left = bubble(theirs, `justify-self: start; background: ${grey}`);
  const right = bubble(mine, 'justify-self: end; background: #0a7cff; color: #fff');
  await page.setViewportSize({ width: 828, height: 900 });
  await page.setContent(
    `<body style="${body}"><b style="text-align: center">Sam</b><span style="text-align: center">${day}</span>${left}${right}</body>`,
  );
  const picture = await page.screenshot();
  await page.setViewportSize({ width: 1_280, height: 720 });
  return picture;
};
