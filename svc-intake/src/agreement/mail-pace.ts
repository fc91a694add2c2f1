import type { MailsEvery } from '@evenhand/contracts/agreement/negotiation';
import type { Clock } from '@evenhand/service-kit/time/clock';
import type { NegotiatorRow } from './rows/negotiator.entity.js';

export const MINUTES_BETWEEN_MAILS: Record<MailsEvery, number> = { hour: 60, day: 24 * 60 };

/** Whether the time that a party chose between two mails is over. */
export const mayBeMailed = ({ mailedAt, mails }: NegotiatorRow, clock: Clock): boolean =>
  mailedAt === null || mailedAt <= clock.inMinutes(-MINUTES_BETWEEN_MAILS[mails]);
