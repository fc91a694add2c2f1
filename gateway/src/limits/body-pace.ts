import type { IncomingMessage } from 'node:http';
import { LARGEST_EVIDENCE_FORM_IN_BYTES } from '@evenhand/contracts/limits';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Inject, Injectable } from '@nestjs/common';
import type { Call } from '../calls/call.js';
import { largestBodyOf } from '../calls/largest-body.js';
import { bringsFile, type Target } from '../calls/target.js';
import type { Config } from '../config.js';

/** The service applies back-pressure: the client is not at fault. */
const isHeldUp = ({ readableLength, readableHighWaterMark }: IncomingMessage) =>
  readableLength >= readableHighWaterMark;

/** Ends a request whose body is too slow or exceeds its time. */
@Injectable()
export class BodyPace {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Requires a least number of bytes in every window, and the whole body within the time of its kind. */
  watch(request: IncomingMessage, { target, place }: Call): void {
    if (request.complete || !hasBody(request)) return;
    const { BODY_WINDOW_MS, BODY_BYTES_PER_SECOND } = this.config;
    const least = (BODY_BYTES_PER_SECOND * BODY_WINDOW_MS) / 1_000;
    const longest = this.longestOf(target);
    const ends = performance.now() + longest;
    let received = request.socket.bytesRead;
    const look = () => {
      if (request.complete) return;
      const { bytesRead } = request.socket;
      const isSlow = bytesRead - received < least && !isHeldUp(request);
      if (isSlow || performance.now() >= ends) return place.takeAway();
      received = bytesRead;
      timer = setTimeout(look, Math.min(BODY_WINDOW_MS, ends - performance.now())).unref();
    };
    let timer = setTimeout(look, Math.min(BODY_WINDOW_MS, longest)).unref();
    request.once('close', () => clearTimeout(timer));
  }

  /** A smaller file has the time that its size takes at the speed of an upload. */
  private longestOf(target: Target): number {
    const { REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } = this.config;
    if (!bringsFile(target)) return REQUEST_TIMEOUT_MS;
    const share = largestBodyOf(target) / LARGEST_EVIDENCE_FORM_IN_BYTES;
    return Math.max(REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS * share);
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
