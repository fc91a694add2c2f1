import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Sealer } from '../sealing/sealer.js';
import { MailToSend } from './mail-to-send.js';

const Rows = z.array(z.object({ sealed: z.instanceof(Buffer) }));

const Written = z.array(z.object({ id: z.uuid(), sealed: z.instanceof(Buffer) }));

const contextOf = (id: string) => `mail ${id}`;

/** The service's table of mail that waits to be sent: encrypted, deleted once sent. */
@Injectable()
export class WaitingMails {
  constructor(
    private readonly database: DataSource,
    private readonly sealer: Sealer,
  ) {}

  async add(manager: EntityManager, id: string, mail: MailToSend): Promise<void> {
    const sealed = this.sealer.seal(JSON.stringify(MailToSend.parse(mail)), contextOf(id));
    await manager.query('insert into waiting_mail (id, sealed) values ($1, $2)', [id, sealed]);
  }

  /** Null when it was sent before, or given up and deleted. */
  async find(id: string): Promise<MailToSend | null> {
    const [row] = Rows.parse(await this.database.query('select sealed from waiting_mail where id = $1', [id]));
    return row ? this.opened(id, row.sealed) : null;
  }

  /** Mail that the manager's uncommitted transaction has written, unordered. */
  async writtenIn(manager: EntityManager): Promise<{ id: string; mail: MailToSend }[]> {
    const own = 'select id, sealed from waiting_mail where xmin = pg_current_xact_id()::xid';
    return Written.parse(await manager.query(own)).map(({ id, sealed }) => ({ id, mail: this.opened(id, sealed) }));
  }

  /** Whether a mail is meant is decided by its address, subject and text. */
  async removeThoseWith(manager: EntityManager, isMeant: (text: string) => boolean): Promise<void> {
    const ids = await this.thoseWith(manager, isMeant);
    await manager.query('delete from waiting_mail where id = any($1)', [ids]);
  }

  async countThoseWith(manager: EntityManager, isMeant: (text: string) => boolean): Promise<number> {
    return (await this.thoseWith(manager, isMeant)).length;
  }

  private async thoseWith(manager: EntityManager, isMeant: (text: string) => boolean): Promise<string[]> {
    const rows = Written.parse(await manager.query('select id, sealed from waiting_mail'));
    const mails = rows.map(({ id, sealed }) => ({ id, mail: this.opened(id, sealed) }));
    return mails.filter(({ mail }) => isMeant(JSON.stringify(mail))).map(({ id }) => id);
  }

  async remove(id: string): Promise<void> {
    await this.database.query('delete from waiting_mail where id = $1', [id]);
  }

  private opened(id: string, sealed: Buffer): MailToSend {
    return MailToSend.parse(JSON.parse(this.sealer.open(sealed, contextOf(id))));
  }
}
