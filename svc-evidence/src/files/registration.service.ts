import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { evidenceStored } from '@evenhand/contracts/events/evidence-stored';
import { fileKept } from '@evenhand/contracts/events/file-kept';
import type { Refusal } from '@evenhand/contracts/evidence/files';
import { LARGEST_EVIDENCE_FILE_IN_BYTES } from '@evenhand/contracts/limits';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Inject, Injectable } from '@nestjs/common';
import { seal, sealedSize } from '../keys/sealed-stream.js';
import { hasDeclaredFormat } from '../readers/format-of.js';
import { STORAGE, type Storage, type StoredObject } from '../storage/storage.js';
import { Arrivals, PartGone } from './arrivals.js';
import type { EvidenceFileEntity } from './evidence-file.entity.js';
import { FilesRepository } from './files.repository.js';
import { Inspection } from './inspection.js';
import { arrivedAt, placeOf } from './places.js';

@Injectable()
export class RegistrationService {
  private readonly settling = new Map<string, Promise<EvidenceFileEntity | null>>();

  constructor(
    private readonly transactions: Transactions,
    private readonly keys: CaseKeys,
    private readonly files: FilesRepository,
    private readonly arrivals: Arrivals,
    private readonly outbox: Outbox,
    @Inject(STORAGE) private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  async register(caseId: string, key: string): Promise<EvidenceFileEntity> {
    const arrived = arrivedAt(key);
    if (arrived?.caseId !== caseId) return fail('not-found');
    const file = await this.files.find(this.transactions.manager, caseId, arrived.id);
    if (!file) return fail('not-found');
    return (await this.settle(file)) ?? fail('not-found');
  }

  /** Null when the file has not arrived or was deleted. Concurrent callers share one judgement. */
  async settle(file: EvidenceFileEntity): Promise<EvidenceFileEntity | null> {
    if (file.state !== 'awaited') return file;
    const settling =
      this.settling.get(file.id) ?? this.settleAwaited(file).finally(() => this.settling.delete(file.id));
    this.settling.set(file.id, settling);
    return settling;
  }

  private async settleAwaited(file: EvidenceFileEntity): Promise<EvidenceFileEntity | null> {
    const arrival = await this.arrivals.find(file);
    const judged = arrival && (await this.judge(file, arrival).catch(nullIfMissing));
    if (judged) await this.arrivals.remove(file);
    return judged ?? this.judgedBefore(file);
  }

  /**
   * Two processes may judge at once: each seals at a separate place and the first to record it wins. The rest is
   * removed.
   */
  private async judge(awaited: EvidenceFileEntity, arrival: StoredObject): Promise<EvidenceFileEntity | null> {
    const file = { ...awaited, judgement: randomUUID() };
    const seen = await this.keep(file, arrival);
    if (!seen) return null;
    const refused = refusalOf(file, seen);
    const judged = {
      size: seen.size,
      uploadedAt: this.clock.now(),
      judgement: file.judgement,
      ...(refused ? refusedFor(refused) : keptAs(seen.sha256())),
    };
    const isWritten = await this.transactions.run(async (manager) => {
      const isFirst = await this.files.judge(manager, file.id, judged);
      const { caseId, id: fileId } = file;
      if (isFirst && !refused) await this.outbox.publish(manager, fileKept, { caseId, fileId });
      // A disclosure document without consent to search is not evidence.
      if (isFirst && !refused && file.maySearch) await this.outbox.publish(manager, evidenceStored, { caseId, fileId });
      return isFirst;
    });
    if (refused || !isWritten) await this.storage.remove(placeOf(file));
    return isWritten ? { ...file, ...judged } : null;
  }

  private async keep(file: EvidenceFileEntity, { size, content }: StoredObject): Promise<Inspection | null> {
    const key = await this.keys.find(this.transactions.manager, file.caseId);
    if (key?.id !== file.keyId) {
      content.destroy();
      return null;
    }
    const inspection = new Inspection();
    const place = placeOf(file);
    const sealed = seal(inspection.of(content), key.secret, place);
    await this.storage.write(place, sealedSize(size), Readable.from(sealed, { objectMode: false }));
    return inspection;
  }

  private async judgedBefore(file: EvidenceFileEntity): Promise<EvidenceFileEntity | null> {
    const current = await this.files.find(this.transactions.manager, file.caseId, file.id);
    return current?.state === 'awaited' ? null : current;
  }
}

/** A concurrent judge may have removed a part, or a part must be sent again. */
const nullIfMissing = (error: unknown): null => {
  if (error instanceof PartGone) return null;
  throw error;
};

const refusedFor = (refused: Refusal) => ({ state: 'refused' as const, refused, sha256: null });
const keptAs = (sha256: string) => ({ state: 'stored' as const, refused: null, sha256 });

const refusalOf = ({ extension }: EvidenceFileEntity, { size, head }: Inspection): Refusal | null => {
  if (size === 0) return 'empty';
  if (size > LARGEST_EVIDENCE_FILE_IN_BYTES) return 'too-large';
  return hasDeclaredFormat(extension, head) ? null : 'type';
};
