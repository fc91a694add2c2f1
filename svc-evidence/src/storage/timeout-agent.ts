import http from 'node:http';
import https from 'node:https';
import { Socket } from 'node:net';

/**
 * Connections that end when the other side is silent for too long, so that whoever waits hears of it. Who is slow to
 * read what has come is waited for.
 */
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
