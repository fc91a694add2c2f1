import JsdomEnvironment from 'jest-environment-jsdom';

/** Browser APIs that jsdom lacks, from Node. AbortController and fetch must come from the same implementation. */
const fromNode = {
  TextEncoder,
  TextDecoder,
  ReadableStream,
  WritableStream,
  TransformStream,
  CompressionStream,
  DecompressionStream,
  fetch,
  Headers,
  Request,
  Response,
  FormData,
  Blob,
  File,
  AbortController,
  AbortSignal,
  MessagePort,
  BroadcastChannel: class extends BroadcastChannel {
    /** An open channel with a listener keeps the worker alive. */
    constructor(name) {
      super(name);
      this.unref();
    }
  },
  structuredClone,
  Uint8Array,
  ArrayBuffer,
};

export default class BrowserEnvironment extends JsdomEnvironment {
  constructor(...settings) {
    super(...settings);
    for (const [name, value] of Object.entries(fromNode)) {
      Object.defineProperty(this.global, name, { value, configurable: true, writable: true });
    }
    const channels = [];
    this.channels = channels;
    this.global.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        channels.push(this);
      }
    };
    Object.defineProperty(this.global.crypto, 'subtle', { value: crypto.subtle, configurable: true });
    Object.defineProperty(this.global.crypto, 'randomUUID', { value: () => crypto.randomUUID(), configurable: true });
  }

  /** React's scheduler leaves its channel open, which keeps the worker alive. */
  async teardown() {
    for (const { port1 } of this.channels) port1.close();
    await super.teardown();
  }
}
