import { readConfig } from '@evenhand/service-kit/config/read-config';
import { ServiceConfig } from '@evenhand/service-kit/config/service-config';
import { z } from 'zod';

const S3_SETTINGS = ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

/** Whether text on its way to an address is encrypted, or never leaves the own network: a name without a dot. */
const isSafeOnItsWay = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || hostname === '127.0.0.1' || /^[\w-]+$/.test(hostname);
};

export const Config = ServiceConfig.extend({
  /** Where the keys of cases are kept; files too, unless S3 keeps them, and the master key, unless one is given. One for all processes of this service. */
  DATA_FOLDER: z.string().min(1),
  /** Where the model that finds by meaning is kept, made anew when it is missing; in DATA_FOLDER unless given. */
  MODEL_FOLDER: z.string().min(1).optional(),
  /** 32 bytes in base64. All keys of evidence are wrapped by it: without it no file can be read again. */
  EVIDENCE_MASTER_KEY: z
    .base64()
    .refine((key) => Buffer.from(key, 'base64').length === 32, 'must be 32 bytes in base64')
    .optional(),
  /** A store that speaks S3; with it, files are kept there and browsers upload to it. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().min(3).optional(),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
  /** A Qdrant server; with it, the search index is there and not in Postgres. Blind: it can read neither words nor names. */
  QDRANT_URL: z.url({ protocol: /^https?$/ }).optional(),
  QDRANT_API_KEY: z.string().min(1).optional(),
  QDRANT_COLLECTION: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .default('evidence'),
  /** So much of the disk under DATA_FOLDER stays free: before it is used up, new uploads are refused. 2 GB. */
  KEPT_FREE_IN_BYTES: z.coerce.number().int().min(0).default(2_147_483_648),
  /** How long a permission to upload holds. */
  UPLOAD_SECONDS: z.coerce.number().int().min(1).max(86_400).default(3_600),
  /** How long an upload in parts waits for the rest, counted from when somebody last went on with it: three days. */
  UNFINISHED_UPLOAD_SECONDS: z.coerce.number().int().min(1).default(259_200),
  /** An endpoint that speaks OpenAI's chat API. With it, owners may let it write their answers; without it nobody can. */
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(isSafeOnItsWay, 'must be https, unless it is on this machine or a name of the own network')
    .optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).optional(),
  /** Then the answer is given without it; less than the gateway waits for an answer. */
  AI_TIMEOUT_MS: z.coerce.number().int().min(1).max(25_000).default(20_000),
}).superRefine((config, context) => {
  const needs = (name: keyof typeof config, by: string) => {
    if (!config[name]) context.addIssue({ code: 'custom', path: [name], message: `is needed with ${by}` });
  };
  if (config.S3_ENDPOINT) for (const name of S3_SETTINGS) needs(name, 'S3_ENDPOINT');
  if (config.AI_BASE_URL) needs('AI_MODEL', 'AI_BASE_URL');
});
export type Config = z.infer<typeof Config>;

/** Keys that the service makes itself on localhost, and nowhere else. */
export const neededOutsideLocalhost = [{ name: 'EVIDENCE_MASTER_KEY' }];

export const config = (): Readonly<Config> => readConfig(Config, process.env, { neededOutsideLocalhost });
