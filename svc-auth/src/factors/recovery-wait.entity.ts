import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The wait of a person who has lost every factor, in the browser that asked and alone completes it. */
@Entity('recovery_wait')
export class RecoveryWait {
  @PrimaryColumn('uuid') personId!: string;
  @PrimaryColumn('text') deviceHash!: string;
  @Column('timestamptz') opensAt!: Date;
}
