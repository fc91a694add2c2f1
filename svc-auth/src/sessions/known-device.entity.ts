import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A kind of device a person has signed in on before; a new kind is told to them by mail. */
@Entity('known_device')
export class KnownDevice {
  @PrimaryColumn('uuid') personId!: string;
  @PrimaryColumn('text') device!: string;
  @Column('timestamptz') firstSeenAt!: Date;
}
