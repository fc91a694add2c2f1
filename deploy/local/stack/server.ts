/** A server of the stack that runs: where it answers, which process it is, how to end it. */
export interface Server {
  url: string;
  port: number;
  pid: number;
  stop: () => Promise<void>;
}
