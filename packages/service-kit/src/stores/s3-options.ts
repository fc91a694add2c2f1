import type { Agent } from 'node:http';
import { agentWithTimeout } from './timeout-agent.js';

export interface S3Settings {
  endpoint: URL;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}

interface S3Options extends Pick<S3Settings, 'region' | 'accessKey' | 'secretKey'> {
  endPoint: string;
  port: number;
  useSSL: boolean;
  transportAgent: Agent;
}

/** What the client `minio` takes for an S3-compatible store whose silence ends a request. */
export const s3Options = (
  { endpoint, region, accessKey, secretKey }: S3Settings,
  longestSilenceMs: number,
): S3Options => {
  const useSSL = endpoint.protocol === 'https:';
  return {
    endPoint: endpoint.hostname,
    port: Number(endpoint.port) || (useSSL ? 443 : 80),
    useSSL,
    region,
    accessKey,
    secretKey,
    transportAgent: agentWithTimeout(useSSL, longestSilenceMs),
  };
};
