import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Objects to remove, or all below a folder, when it is time; the row goes when the storage has done it. */
@Entity('removal')
export class RemovalEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { array: true })
  keys!: string[];

  @Column('timestamptz', { name: 'due_at' })
  dueAt!: Date;
}
