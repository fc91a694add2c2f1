import { z } from 'zod';
import { ActivityDetail, ActivityKind } from '../activity/kinds.js';
import { Moment } from '../dates.js';
import { event } from './event.js';

export const ActivityRecorded = z.object({
  caseId: z.uuid(),
  kind: ActivityKind,
  at: Moment,
  detail: ActivityDetail.default({}),
});
export type ActivityRecorded = z.infer<typeof ActivityRecorded>;

/** By any service, for each act that the owner's activity log lists; svc-auth appends it. */
export const activityRecorded = event('activity.recorded', ActivityRecorded);
