import http from 'node:http';
import https from 'node:https';
import { Socket } from 'node:net';

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
  transportAgent: http.Agent;
}

/** Ends connections whose peer is silent; a slow reader does not count. */
const agentWithTimeout = (isSecure: boolean, timeoutMs: number): http.Agent => {
  const { Agent } = isSecure ? https : http;
  const agent = new Agent({ keepAlive: true, timeout: timeoutMs });
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (...given) => {
    const socket = connect(...given);
    if (!(socket instanceof Socket)) return socket;
    return socket.on('timeout', () => {
      if (socket.isPaused()) socket.setTimeout(timeoutMs);
      else socket.destroy(new Error('storage request timed out'));
    });
  };
  return agent;
};

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
