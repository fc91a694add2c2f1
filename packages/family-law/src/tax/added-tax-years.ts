import type { TaxYear } from '../data/tax/tax-year.js';
import { centsOf } from '../money.js';
import { rate } from '../rate.js';

const PERCENT = /^-?\d+(\.\d+)?%$/;
const isRate = (value: object): value is { hundredThousandths: number } => 'hundredThousandths' in value;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const amountOf = (value: unknown, path: string) => {
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new RangeError(`${path}: an amount in dollars is due`);
  return centsOf(Math.round(value * 100));
};

const rateOf = (value: unknown, path: string) => {
  if (typeof value !== 'string' || !PERCENT.test(value)) throw new RangeError(`${path}: a rate such as "20.5%" is due`);
  return rate(Number((Number(value.slice(0, -1)) / 100).toFixed(7)));
};

const fieldsOf = (value: unknown, like: object, path: string) => {
  if (!isRecord(value)) throw new RangeError(`${path}: an object is due`);
  const unknown = Object.keys(value).find((key) => !(key in like));
  if (unknown) throw new RangeError(`${path}/${unknown}: no such figure`);
  return Object.fromEntries(
    Object.entries(like).map(([key, one]) => [key, readLike(value[key], one, `${path}/${key}`)]),
  );
};

/** Reads data of the shape of a held year: amounts are dollars, rates percentages. */
const readLike = (value: unknown, like: unknown, path: string): unknown => {
  if (value === undefined) throw new RangeError(`${path} is missing`);
  // Only the last step of a scale has no end.
  if (value === null && /\/upTo$/.test(path)) return null;
  if (/\/(year|inForce|benefitsInForce|source)$/.test(path) || /\/doubts\//.test(path)) {
    if (typeof value !== typeof like) throw new RangeError(`${path}: a ${typeof like} is due`);
    return value;
  }
  if (Array.isArray(like)) {
    if (!Array.isArray(value)) throw new RangeError(`${path}: a list is due`);
    return value.map((one, index) => readLike(one, like[Math.min(index, like.length - 1)], `${path}/${index}`));
  }
  if (isRecord(like)) return isRate(like) ? rateOf(value, path) : fieldsOf(value, like, path);
  return amountOf(value, path);
};

/**
 * A tax year from JSON of the shape of `like`.
 * @throws RangeError naming the figure that is missing, unknown or of another kind
 */
export const taxYearFrom = (json: unknown, like: TaxYear): TaxYear => {
  const shaped: { [Key in keyof TaxYear]?: unknown } = fieldsOf(json, like, '');
  if (!isTaxYear(shaped)) throw new RangeError('/year: a number is due');
  return shaped;
};

/** Every figure was read by the shape of a held year. */
const isTaxYear = (shaped: { [Key in keyof TaxYear]?: unknown }): shaped is TaxYear => typeof shaped.year === 'number';

/** In the order of the data. */
export const addedTaxYears = (data: readonly unknown[], like: TaxYear): TaxYear[] =>
  data.map((one) => taxYearFrom(one, like));

const written = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(written);
  if (!isRecord(value)) return typeof value === 'number' ? value / 100 : value;
  if (isRate(value)) return `${Number((value.hundredThousandths / 1_000).toFixed(5))}%`;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, key === 'year' ? one : written(one)]));
};

/** A year as the JSON that {@link taxYearFrom} reads: the form for the next one. */
export const writtenTaxYear = (year: TaxYear): unknown => written(year);
