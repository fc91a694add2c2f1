import { type FindOptionsWhere, In, IsNull } from 'typeorm';

/** Each condition for rows of these invitations or of none; unchanged for null. */
export const underInvitations = <Row extends { invitationId: string | null }>(
  ids: readonly string[] | null,
  where: FindOptionsWhere<Row>[],
): FindOptionsWhere<Row>[] =>
  ids === null
    ? where
    : where.flatMap((one) => [
        { ...one, invitationId: IsNull() },
        { ...one, invitationId: In([...ids]) },
      ]);
