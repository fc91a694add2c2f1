import type { QueryRunner } from 'typeorm';

/**
 * Marks every file to be read again, for migrations that change reading or indexing. Ends running readings, so that
 * they add nothing; failed files stay failed until retried.
 */
export const readAgain = async (runner: QueryRunner): Promise<void> => {
  await runner.query(`
    UPDATE indexing SET state = 'waiting', run = NULL, bytes_read = 0, words = 0, chunks = 0, embedded = 0
    WHERE state <> 'failed' OR chunks > 0;
    INSERT INTO outbox (id, kind, name, payload, job_id, priority)
    SELECT gen_random_uuid(), 'job', 'index-file', jsonb_build_object('caseId', case_id, 'fileId', file_id),
      'index-' || file_id, row_number() OVER (PARTITION BY case_id ORDER BY file_id)
    FROM indexing WHERE state = 'waiting'`);
};
