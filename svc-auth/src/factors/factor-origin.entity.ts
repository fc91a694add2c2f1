import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where the first factor of a person was set up; gone with the last one. */
@Entity('factor_origin')
export class FactorOrigin {
  @PrimaryColumn('uuid') personId!: string;
  @Column('timestamptz') setUpAt!: Date;
  /** Of the browser in which it was set up. */
  @Column('timestamptz') browserKnownSince!: Date;
}
