/** News that arrive while no caller waits end the next wait at once. */
export class News {
  private hasCome = false;
  private isStopped = false;
  private wake = () => {};

  constructor(private readonly onStop: () => void) {}

  come(): void {
    this.hasCome = true;
    this.wake();
  }

  /** False after the end. */
  async within(milliseconds: number): Promise<boolean> {
    if (!this.hasCome && !this.isStopped) await this.sleep(milliseconds);
    this.hasCome = false;
    return !this.isStopped;
  }

  stop(): void {
    this.isStopped = true;
    this.wake();
    this.onStop();
  }

  private sleep(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
