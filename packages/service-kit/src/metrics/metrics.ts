import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Rows of one label, or one number. */
type Figure = number | ReadonlyMap<string, number>;

interface FigureDescription {
  /** Prometheus name with its unit: `evenhand_outbox_oldest_seconds`. */
  name: string;
  help: string;
  /** Label of the rows. Values come from the code, never from people. */
  label?: string;
}

interface Answered {
  method: string;
  /** Path with its parameters' names. */
  route: string;
  status: number;
}

const REQUEST_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const JOB_SECONDS = [0.1, 0.5, 1, 5, 15, 60, 300, 1_800];

/** Figures of one process in the text format of Prometheus. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly figures = new Map<string, () => Promise<Figure>>();
  private readonly requests = new Histogram({
    name: 'evenhand_request_seconds',
    help: 'Time to answer a request.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers: this.registers,
  });
  private readonly jobs = new Histogram({
    name: 'evenhand_job_seconds',
    help: 'Time of a job; outcome is done or failed.',
    labelNames: ['job', 'outcome'],
    buckets: JOB_SECONDS,
    registers: this.registers,
  });
  private readonly unread = new Counter({
    name: 'evenhand_unread_figures_total',
    help: 'Figures that could not be read; they are absent from that answer.',
    labelNames: ['figure'],
    registers: this.registers,
  });

  /** @param part of the product: `svc-intake`, `gateway` */
  constructor(part: string) {
    this.registry.setDefaultLabels({ part });
  }

  readonly contentType = this.registry.contentType;

  /** Processor time, memory, event loop and garbage collection of this process. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  requestAnswered({ method, route, status }: Answered, seconds: number): void {
    this.requests.observe({ method, route, status: String(status) }, seconds);
  }

  jobEnded(job: string, outcome: 'done' | 'failed', seconds: number): void {
    this.jobs.observe({ job, outcome }, seconds);
  }

  /** Adds a figure that is read on each scrape. One that cannot be read is left out and counted. */
  figure({ name, help, label }: FigureDescription, read: () => Promise<Figure>): void {
    const { unread } = this;
    this.figures.set(name, read);
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: this.registers,
      async collect() {
        this.reset();
        try {
          const figure = await read();
          if (typeof figure === 'number') this.set(figure);
          else for (const [row, value] of figure) this.set({ [label ?? 'row']: row }, value);
        } catch {
          if (!label) this.remove();
          unread.inc({ figure: name });
        }
      },
    });
  }

  has(figure: string): boolean {
    return this.figures.has(figure);
  }

  /** A figure without a label; null when it cannot be read. */
  async read(figure: string): Promise<number | null> {
    try {
      const value = await this.figures.get(figure)?.();
      return typeof value === 'number' ? value : null;
    } catch {
      this.unread.inc({ figure });
      return null;
    }
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
