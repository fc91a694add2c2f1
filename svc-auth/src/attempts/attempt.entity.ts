import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often something was tried lately. The key is a digest, so that nobody's address can be read here. */
@Entity('attempt')
export class Attempt {
  @PrimaryColumn('text') key!: string;
  @Column('integer') count!: number;
  @Column('timestamptz') lastAt!: Date;
}
