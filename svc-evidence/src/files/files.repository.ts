import { FILES_PER_PAGE, type ListFiles } from '@evenhand/contracts/evidence/files';
import { Injectable } from '@nestjs/common';
import { Any, type EntityManager, In, LessThan, MoreThan, Not } from 'typeorm';
import { z } from 'zod';
import { plainName } from '../search/plain-name.js';
import { EvidenceFileEntity } from './evidence-file.entity.js';
import type { Placed } from './places.js';

type InParts = Pick<EvidenceFileEntity, 'name' | 'size'> & { parts: string[] };
type Removed = Placed & Pick<EvidenceFileEntity, 'state'>;
type Judged = Pick<EvidenceFileEntity, 'state' | 'refused' | 'size' | 'sha256' | 'judgement' | 'uploadedAt'>;

const RoomTaken = z.object({ open: z.int(), bytes: z.coerce.number() });

@Injectable()
export class FilesRepository {
  async add(manager: EntityManager, file: EvidenceFileEntity): Promise<void> {
    await manager.insert(EvidenceFileEntity, file);
  }

  find(manager: EntityManager, caseId: string, id: string): Promise<EvidenceFileEntity | null> {
    return manager.findOneBy(EvidenceFileEntity, { caseId, id });
  }

  async pageOfCase(
    manager: EntityManager,
    caseId: string,
    { search, page }: ListFiles,
  ): Promise<[EvidenceFileEntity[], number]> {
    const part = plainName(search);
    const named = part === '' ? {} : { id: Any(await this.named(manager, caseId, part)) };
    return manager.findAndCount(EvidenceFileEntity, {
      where: { caseId, state: Not('awaited'), ...named },
      order: { uploadedAt: 'DESC', id: 'ASC' },
      skip: FILES_PER_PAGE * (page - 1),
      take: FILES_PER_PAGE,
    });
  }

  /** By purpose and SHA-256. */
  async firstOf(
    manager: EntityManager,
    caseId: string,
    hashes: string[],
  ): Promise<Map<string, Pick<EvidenceFileEntity, 'id' | 'name'>>> {
    const firsts = await manager
      .createQueryBuilder(EvidenceFileEntity, 'file')
      .distinctOn(['file.purpose', 'file.sha256'])
      .where({ caseId, state: 'stored', sha256: In(hashes) })
      .orderBy({ 'file.purpose': 'ASC', 'file.sha256': 'ASC', 'file.uploadedAt': 'ASC', 'file.id': 'ASC' })
      .getMany();
    return new Map(firsts.map(({ purpose, sha256, ...file }) => [`${purpose} ${sha256}`, file]));
  }

  /** Names are compared by plainName, which Postgres cannot do. */
  private async named(manager: EntityManager, caseId: string, part: string): Promise<string[]> {
    const files = await manager.find(EvidenceFileEntity, { select: { id: true, name: true }, where: { caseId } });
    return files.filter(({ name }) => plainName(name).includes(part)).map(({ id }) => id);
  }

  /** Locks the case's uploads until the transaction ends. */
  async roomTaken(manager: EntityManager, caseId: string): Promise<{ open: number; bytes: number }> {
    await this.lock(manager, caseId);
    const [row] = await manager.query(
      `select count(*) filter (where state = 'awaited')::int as open,
         coalesce(sum(size) filter (where state <> 'refused'), 0) as bytes
       from evidence_file where case_id = $1`,
      [caseId],
    );
    return RoomTaken.parse(row);
  }

  countOfCase(manager: EntityManager, caseId: string): Promise<number> {
    return manager.countBy(EvidenceFileEntity, { caseId, state: Not('awaited') });
  }

  countSearchable(manager: EntityManager, caseId: string): Promise<number> {
    return manager.countBy(EvidenceFileEntity, { caseId, state: 'stored', maySearch: true });
  }

  awaitedOf(manager: EntityManager, caseId: string): Promise<EvidenceFileEntity[]> {
    return manager.find(EvidenceFileEntity, { where: { caseId, state: 'awaited' }, order: { uploadedAt: 'DESC' } });
  }

  /**
   * The file with exactly these parts that is awaited, or was judged after a moment. Locks the case's uploads until the
   * transaction ends.
   */
  async findInParts(
    manager: EntityManager,
    caseId: string,
    { name, size, parts }: InParts,
    judgedAfter: Date,
  ): Promise<EvidenceFileEntity | null> {
    await this.lock(manager, caseId);
    const lock = { mode: 'pessimistic_write' as const };
    const alike = await manager.find(EvidenceFileEntity, { where: { caseId, size }, order: { id: 'ASC' }, lock });
    const isSame = (file: EvidenceFileEntity) => file.name === name && file.parts?.join() === parts.join();
    const isMeant = (file: EvidenceFileEntity) => file.state === 'awaited' || file.uploadedAt > judgedAfter;
    return alike.find((file) => isSame(file) && isMeant(file)) ?? null;
  }

  async renew(manager: EntityManager, id: string, uploadedAt: Date): Promise<void> {
    await manager.update(EvidenceFileEntity, { id, state: 'awaited' }, { uploadedAt });
  }

  async judgedSince(manager: EntityManager, after: Date): Promise<Map<string, EvidenceFileEntity[]>> {
    const where = { state: Not('awaited' as const), uploadedAt: MoreThan(after) };
    return Map.groupBy(await manager.findBy(EvidenceFileEntity, where), ({ caseId }) => caseId);
  }

  awaitedSince(manager: EntityManager, before: Date): Promise<EvidenceFileEntity[]> {
    return manager.findBy(EvidenceFileEntity, { state: 'awaited', uploadedAt: LessThan(before) });
  }

  /** False when the file is not awaited any more: judged concurrently, or deleted. */
  async judge(manager: EntityManager, id: string, judged: Judged): Promise<boolean> {
    const { affected } = await manager.update(EvidenceFileEntity, { id, state: 'awaited' }, judged);
    return affected === 1;
  }

  private async lock(manager: EntityManager, caseId: string): Promise<void> {
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [caseId]);
  }

  /**
   * Locks in order of id, as every caller that locks several. Returns the removed files.
   * @param awaitedSince keeps a file that arrived, or whose upload was taken up again, after it was read
   */
  async remove(manager: EntityManager, caseId: string, ids?: string[], awaitedSince?: Date): Promise<Removed[]> {
    const meant = `from evidence_file where case_id = $1 and ($2::uuid[] is null or id = any($2))
      and ($3::timestamptz is null or state = 'awaited' and uploaded_at = $3)`;
    const which = [caseId, ids ?? null, awaitedSince ?? null];
    await manager.query(`select count(*) from (select ${meant} order by id for update) locked`, which);
    const [rows]: [Removed[], number] = await manager.query(
      `delete ${meant} returning id, case_id as "caseId", key_id as "keyId", state`,
      which,
    );
    return rows;
  }
}
