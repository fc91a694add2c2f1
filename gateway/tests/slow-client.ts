import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { PUBLIC_URL } from './start-gateway.js';

/** A client that announces a body and sends any part of it. */
export class SlowClient {
  private readonly socket: Socket;
  /** The whole answer, once the connection is closed. */
  readonly answer: Promise<string>;

  constructor(port: number, path: string, headers: Record<string, string> = {}) {
    this.socket = connect(port, '127.0.0.1');
    this.answer = text(this.socket).catch((error) => String(error));
    const lines = { host: 'gateway', origin: PUBLIC_URL, 'content-length': '1000', ...headers };
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    this.socket.write(`POST ${path} HTTP/1.1\r\n${head.join('')}\r\n{`);
  }

  send(piece: string): void {
    this.socket.write(piece);
  }

  leave(): void {
    this.socket.destroy();
  }
}
