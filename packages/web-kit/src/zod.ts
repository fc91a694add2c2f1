import {
  array,
  base64,
  boolean,
  codec,
  coerce,
  config,
  custom,
  discriminatedUnion,
  email,
  encode,
  enum as enumOf,
  instanceof as instanceOf,
  int,
  iso,
  literal,
  number,
  object,
  record,
  strictObject,
  string,
  templateLiteral,
  union,
  unknown,
  url,
  uuid,
} from 'zod/v4';

// The site's policy forbids `new Function`: without this setting zod tries it on each page, which is reported.
config({ jitless: true });

/**
 * What the contracts use of zod, which the shell shares with the front ends. Shared libraries are not tree-shaken:
 * naming the used exports leaves out a third of it. A test fails when a used one is missing.
 */
export const z = {
  array,
  base64,
  boolean,
  codec,
  coerce,
  custom,
  discriminatedUnion,
  email,
  encode,
  enum: enumOf,
  instanceof: instanceOf,
  int,
  iso,
  literal,
  number,
  object,
  record,
  strictObject,
  string,
  templateLiteral,
  union,
  unknown,
  url,
  uuid,
};
