/** A running server: address, process, and how to end it. */
export interface Server {
  url: string;
  port: number;
  pid: number;
  stop: () => Promise<void>;
}
