import { readConfig } from '@evenhand/service-kit/config/read-config';
import { MasterKeys, ServiceConfig } from '@evenhand/service-kit/config/service-config';
import { keySettings, needsToken } from '@evenhand/service-kit/keys/key-settings';
import { z } from 'zod';

const S3_SETTINGS = ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

/** HTTPS, or a host name without a dot (the local network). */
const isSafeOnItsWay = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || hostname === '127.0.0.1' || /^[\w-]+$/.test(hostname);
};

export const Config = ServiceConfig.extend({
  /** DATA_FOLDER also has the files unless S3 stores them; all processes of this service share it, unless both are set. */
  ...keySettings,
  /** Cache of the embedding model; rebuilt when missing. In DATA_FOLDER unless given. */
  MODEL_FOLDER: z.string().min(1).optional(),
  /** 32 bytes in base64. Wraps all keys of evidence: without it no file can be read again. */
  EVIDENCE_MASTER_KEY: MasterKeys.optional(),
  /** S3 server; with it, files are stored there and browsers upload to it. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().min(3).optional(),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
  /** Qdrant server; with it, the search index is there and not in Postgres, with words and names as HMACs. */
  QDRANT_URL: z.url({ protocol: /^https?$/ }).optional(),
  QDRANT_API_KEY: z.string().min(1).optional(),
  QDRANT_COLLECTION: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .default('evidence'),
  /** Free space that uploads leave on the disk of DATA_FOLDER. 2 GB. */
  KEPT_FREE_IN_BYTES: z.coerce.number().int().min(0).default(2_147_483_648),
  UPLOAD_SECONDS: z.coerce.number().int().min(1).max(86_400).default(3_600),
  /** Lifetime of an unfinished upload in parts since its last request: three days. */
  UNFINISHED_UPLOAD_SECONDS: z.coerce.number().int().min(1).default(259_200),
  /** OpenAI-compatible server. With it, owners may let it write their answers. */
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(isSafeOnItsWay, 'must be https, unless it is on this machine or a name of the own network')
    .optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).optional(),
  /** Timeout after which the answer is given without the assistant; less than the gateway's timeout. */
  AI_TIMEOUT_MS: z.coerce.number().int().min(1).max(25_000).default(20_000),
}).superRefine((config, context) => {
  const needs = (name: keyof typeof config, by: string) => {
    if (!config[name]) context.addIssue({ code: 'custom', path: [name], message: `is needed with ${by}` });
  };
  if (config.S3_ENDPOINT) for (const name of S3_SETTINGS) needs(name, 'S3_ENDPOINT');
  needsToken(config, context);
  if (config.AI_BASE_URL) needs('AI_MODEL', 'AI_BASE_URL');
});
export type Config = z.infer<typeof Config>;

export const neededOutsideLocalhost = [{ name: 'EVIDENCE_MASTER_KEY' }];

export const config = (): Readonly<Config> => readConfig(Config, process.env, { neededOutsideLocalhost });
