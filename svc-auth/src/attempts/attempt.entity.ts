import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Recent attempts. The key is a keyed digest, so no address can be read or tried out here. */
@Entity('attempt')
export class Attempt {
  @PrimaryColumn('text') key!: string;
  @Column('integer') count!: number;
  @Column('timestamptz') lastAt!: Date;
}
