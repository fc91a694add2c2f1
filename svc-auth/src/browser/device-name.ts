import { authServer } from '@evenhand/wording/auth-server';

/** First match wins: Edge and Opera also call themselves Chrome, and everything calls itself Safari. */
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const nameIn = (names: [RegExp, string][], userAgent: string) => names.find(([sign]) => sign.test(userAgent))?.[1];

/** A coarse name of a device from its User-Agent: enough to recognise it, too little to track it. */
export const deviceName = (userAgent: string | undefined): string => {
  const browser = nameIn(browsers, userAgent ?? '');
  const system = nameIn(systems, userAgent ?? '');
  if (browser && system) return authServer.browserOnSystem(browser, system);
  return browser ?? system ?? authServer.unknownDevice;
};
