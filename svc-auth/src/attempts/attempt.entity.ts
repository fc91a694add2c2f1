import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Recent attempts. The key is a digest, so no address can be read here. */
@Entity('attempt')
export class Attempt {
  @PrimaryColumn('text') key!: string;
  @Column('integer') count!: number;
  @Column('timestamptz') lastAt!: Date;
}
