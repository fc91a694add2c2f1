import { dayOf } from '@evenhand/contracts/toronto';
import { overdueLaw } from '@evenhand/family-law/tax/held-law';
import { Dependencies } from '@evenhand/service-kit/health/dependencies';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';

/** Reports tables and rates past the day until which they hold: in `/ready`, and in the log once a day. */
@Injectable()
export class LawWatch implements OnModuleInit {
  private loggedOn = '';

  constructor(
    private readonly dependencies: Dependencies,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.dependencies.remark(() => this.overdue());
    this.overdue();
  }

  private overdue(): string[] {
    const today = dayOf(this.clock.now());
    const overdue = overdueLaw(today);
    if (overdue.length > 0 && this.loggedOn !== today) {
      this.loggedOn = today;
      this.log.warn(
        { overdue: overdue.map(({ id, holdsUntil }) => `${id} ${holdsUntil}`) },
        'figures of the law are out of date',
      );
    }
    return overdue.map(
      ({ name, holdsUntil }) => `the ${name} held until ${holdsUntil}: npm run -s law:due -w packages/family-law`,
    );
  }
}
