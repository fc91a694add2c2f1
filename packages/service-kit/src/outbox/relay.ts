import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LOG, type Log } from '../logs/log.js';
import { isOperational } from '../problems/operational.js';
import { Mailroom, OutboxRow } from './mailroom.js';

const BATCH = 100;
const PAUSE_MS = 1_000;

/**
 * Moves the outbox to Redis: after each commit, and every second for rows left by a crash. Several processes may run;
 * each locks its rows. A row is deleted after it is sent, so a crash in between sends it twice; the inbox discards
 * duplicates.
 */
@Injectable()
export class Relay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopped = false;
  private awake = false;
  private running: Promise<void> = Promise.resolve();
  private wakeUp: () => void = () => {};

  constructor(
    private readonly database: DataSource,
    private readonly mailroom: Mailroom,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.keepCarrying();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.running;
  }

  /** Starts a round now. */
  wake(): void {
    this.awake = true;
    this.wakeUp();
  }

  private async keepCarrying(): Promise<void> {
    while (!this.stopped) {
      this.awake = false;
      const carried = await this.tryCarry();
      if (carried < BATCH && !this.awake) await this.sleep();
    }
  }

  private async tryCarry(): Promise<number> {
    try {
      return await this.carry();
    } catch (error) {
      if (isOperational(error)) this.log.warn({ err: error }, 'outbox relay paused: dependency unavailable');
      else this.log.error({ err: error }, 'outbox relay failed');
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      return 0;
    }
  }

  /** Sends one batch in the order written; returns its number of rows. */
  carry(): Promise<number> {
    return this.database.transaction(async (manager) => {
      const rows = await oldest(manager);
      if (rows.length === 0) return 0;
      await this.mailroom.send(rows);
      await manager.query('delete from outbox where id = any($1)', [rows.map(({ id }) => id)]);
      return rows.length;
    });
  }

  private sleep(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, PAUSE_MS);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

const oldest = async (manager: EntityManager): Promise<OutboxRow[]> =>
  OutboxRow.array().parse(
    await manager.query(
      `select id, kind, name, payload, job_id as "jobId", delay_seconds as "delaySeconds", priority,
         caused_by as "causedBy"
       from outbox order by position limit $1 for update skip locked`,
      [BATCH],
    ),
  );
