import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { note } from '../note.js';
import { startPolicyJudge } from './policy-judge.js';

const settings = { region: 'us-east-1', bucket: 'evidence', accessKey: 'S3RVER', secretKey: 'S3RVER' };

if (!process.env.S3_ENDPOINT)
  note(
    'no S3_ENDPOINT is set: the storage is tested against s3rver, behind a check of every policy and its signature.',
  );

/** S3_ENDPOINT if set; otherwise s3rver behind the policy proxy. */
export const startS3 = async () => {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = process.env;
  if (S3_ENDPOINT) {
    const { region, bucket } = { region: S3_REGION ?? settings.region, bucket: S3_BUCKET ?? settings.bucket };
    const keys = { accessKey: S3_ACCESS_KEY ?? '', secretKey: S3_SECRET_KEY ?? '' };
    return {
      settings: { endpoint: new URL(S3_ENDPOINT), region, bucket, ...keys },
      stop: async () => {},
    };
  }
  const directory = await mkdtemp(join(tmpdir(), 's3-peer-'));
  const peer = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: settings.bucket, configs: [] }],
  });
  const { port } = await peer.run();
  const judge = await startPolicyJudge(new URL(`http://127.0.0.1:${port}`), settings);
  const stop = async () => {
    judge.stop();
    peer.httpServer.closeAllConnections();
    await peer.close();
    await rm(directory, { recursive: true, force: true });
  };
  return { settings: { endpoint: judge.url, ...settings }, stop };
};
