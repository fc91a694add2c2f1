import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Whose } from '@evenhand/ui/person';

type Schedule = NonNullable<IntakeRecord['parentingSchedule']>;

const whose = { y: 'you', p: 'partner' } as const;
const weeks = (days: string): Whose[] => [...days].flatMap((day) => (day === 'y' || day === 'p' ? [whose[day]] : []));

/** Two weeks of each schedule, Monday first, as it looks to the reader; nothing where it is of their own making. */
export const scheduleDays: Record<Schedule, Whose[]> = {
  '2-2-3': weeks('yyppyyy ppyyppp'),
  'Week on/week off': weeks('yyyyyyy ppppppp'),
  'Alternate weekends': weeks('pppppyy ppppppp'),
  Custom: [],
};
