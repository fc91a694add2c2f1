import http from 'node:http';
import https from 'node:https';
import { Socket } from 'node:net';

/** Ends connections whose peer is silent; a slow reader does not count. */
export const agentWithTimeout = (isSecure: boolean, timeoutMs: number): http.Agent => {
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
