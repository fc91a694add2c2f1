import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Stores the SHA-256 of a code of 80 random bits. Used codes are deleted. */
@Entity('recovery_code')
export class RecoveryCode {
  @PrimaryColumn('text') codeHash!: string;
  @Column('uuid') personId!: string;
  @Column('timestamptz') madeAt!: Date;
}
