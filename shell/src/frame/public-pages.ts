import { shellWording } from '@evenhand/wording/shell';

const { home, howItWorks, pricing, blog } = shellWording.navigation;

/** The links for everyone, in order. */
export const publicPages = [
  { to: '/', name: home },
  { to: '/how-it-works', name: howItWorks },
  { to: '/pricing', name: pricing },
  { to: '/blog', name: blog },
] as const;
