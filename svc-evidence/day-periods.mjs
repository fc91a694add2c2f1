// Writes src/readers/formats/day-periods.json: every word for a part of the day in the Unicode CLDR, with the hours that
// it is used for, one bit an hour from midnight, in hexadecimal. Phones of several years are in use, so several versions
// are joined, the most used languages first. Run: node day-periods.mjs FOLDER..., each an unpacked cldr-core 48.2.0,
// cldr-dates-modern 40.0.0, 32.0.0, 36.0.0, 27.0.3 and cldr-dates-full 48.2.0.
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const files = (name) => process.argv.slice(2).flatMap((folder) => globSync(`${folder}/**/${name}`));
const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

const ranges = {};
for (const file of files('dayPeriods.json')) Object.assign(ranges, json(file).supplemental.dayPeriodRuleSet);

const hourOf = (clock) => Number(clock.split(':')[0]);
const bitsBetween = (from, to) => {
  let bits = 0;
  for (let hour = from; hour !== to; hour = (hour + 1) % 24) bits |= 1 << hour;
  return bits;
};
const fixed = { am: 0x000fff, pm: 0xfff000, midnight: 1, noon: 1 << 12 };
const bitsOf = (period, locale) => {
  if (period in fixed) return fixed[period];
  const rule = (ranges[locale] ?? ranges[locale.split('-')[0]])?.[period];
  return rule?._from ? bitsBetween(hourOf(rule._from), hourOf(rule._before) % 24) : 0;
};

const found = [];
for (const file of files('ca-gregorian.json'))
  for (const [locale, { dates }] of Object.entries(json(file).main))
    for (const [context, widths] of Object.entries(dates.calendars.gregorian.dayPeriods))
      for (const [width, periods] of Object.entries(widths))
        for (const [name, written] of Object.entries(periods)) {
          const word = written
            .toLowerCase()
            .replace(/[\u200e\u200f\u061c]/g, '')
            .replace(/\s+/g, ' ')
            .trim();
          const [period, variant = 'variant'] = name.split('-alt-');
          const isLetter = width === 'narrow' && /^\p{Script=Latin}{1,2}$/u.test(word);
          if (variant !== 'variant' || isLetter || !/^\u070f?\p{L}/u.test(word)) continue;
          const usual = Number(!['am', 'pm'].includes(period)) * 4 + Number(width !== 'abbreviated') * 2;
          found.push({ word, bits: bitsOf(period, locale), rank: usual + Number(context !== 'format') });
        }

/** A word that means both halves of the day in two languages is ambiguous: the more usual one is kept. */
const isClear = (bits) => (bits & (bits >> 12) & 0xfff) === 0;
const words = new Map();
for (const { word, bits } of found.sort((a, b) => a.rank - b.rank)) {
  const both = (words.get(word) ?? 0) | bits;
  if (bits && isClear(both)) words.set(word, both);
}
const kept = [...words].sort(([a], [b]) => (a < b ? -1 : 1));
const text = JSON.stringify(Object.fromEntries(kept.map(([word, bits]) => [word, bits.toString(16)])), null, 2);
writeFileSync(new URL('./src/readers/formats/day-periods.json', import.meta.url), `${text}\n`);
