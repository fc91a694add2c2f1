import { readConfig } from '@evenhand/service-kit/config/read-config';
import { ServiceConfig } from '@evenhand/service-kit/config/service-config';
import { z } from 'zod';

const S3_SETTINGS = ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

export const Config = ServiceConfig.extend({
  /** Where files are kept, unless S3 keeps them, and the master key, unless one is given. One for all processes of this service. */
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
  /** How long a permission to upload holds. */
  UPLOAD_SECONDS: z.coerce.number().int().min(1).max(86_400).default(3_600),
}).superRefine((config, context) => {
  if (!config.S3_ENDPOINT) return;
  for (const name of S3_SETTINGS)
    if (!config[name]) context.addIssue({ code: 'custom', path: [name], message: 'is needed with S3_ENDPOINT' });
});
export type Config = z.infer<typeof Config>;

export const config = (): Readonly<Config> => readConfig(Config, process.env);
