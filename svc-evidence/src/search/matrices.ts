import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Injectable } from '@nestjs/common';
import { Matrix } from './matrix.js';
import { SearchRepository } from './search.repository.js';

/** About 650,000 chunks: what a process keeps of the cases that were searched last. */
const MOST_BYTES = 256 * 1_048_576;

interface Kept {
  version: string;
  matrix: Matrix;
}

/** Keeps the embeddings of the cases searched last; a case that changed since is read anew. */
@Injectable()
export class Matrices {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly transactions: Transactions,
    private readonly repository: SearchRepository,
  ) {}

  async ofCase(caseId: string): Promise<Matrix> {
    const version = await this.repository.versionOf(this.transactions.manager, caseId);
    const known = this.kept.get(caseId);
    this.kept.delete(caseId);
    const current = known?.version === version ? known : { version, matrix: await this.load(caseId) };
    this.kept.set(caseId, current);
    this.makeRoom();
    return current.matrix;
  }

  private async load(caseId: string): Promise<Matrix> {
    const rows = await this.repository.embeddingsOf(this.transactions.manager, caseId);
    return new Matrix(
      rows.map(({ id }) => id),
      rows.map(({ embedding }) => embedding),
    );
  }

  private makeRoom(): void {
    let bytes = [...this.kept.values()].reduce((sum, { matrix }) => sum + matrix.bytes, 0);
    for (const [caseId, { matrix }] of this.kept) {
      if (bytes <= MOST_BYTES || this.kept.size === 1) return;
      this.kept.delete(caseId);
      bytes -= matrix.bytes;
    }
  }
}
