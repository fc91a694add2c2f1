import { createPaymentIntent, getCheckout, settlePayment } from '@evenhand/contracts/billing/payments';
import { confirmSandboxCard, sandboxCards } from '@evenhand/contracts/billing/sandbox';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { freePort, RealProcess } from '@evenhand/service-kit/testing/real-process';
import { TestClient } from '@evenhand/service-kit/testing/test-client';
import type { IntakeService } from './service.js';

/** The real svc-billing as a process on the same Postgres and Redis. */
export class RealBilling {
  private constructor(
    private readonly service: IntakeService,
    private readonly port: number,
    readonly process: RealProcess,
  ) {}

  static async beside(service: IntakeService): Promise<RealBilling> {
    await service.billing.leave();
    const port = await freePort();
    const process = new RealProcess(new URL('../../../svc-billing/src/main.ts', import.meta.url), {
      ...service.environment,
      DATABASE_URL: await service.testDatabase.roleFor('billing'),
      SERVICE_PORT: String(port),
      SWEEP_SECONDS: '1',
    });
    await process.start();
    return new RealBilling(service, port, process);
  }

  as(who: OwnerIdentity): TestClient {
    return new TestClient(`http://127.0.0.1:${this.port}`, () => this.service.tokenFor('svc-billing', who));
  }

  async buy(who: OwnerIdentity): Promise<void> {
    const { amountDue } = await this.as(who).get(getCheckout, { params: { plan: 'complete' } });
    const { clientSecret } = await this.as(who).get(createPaymentIntent, { body: { amount: amountDue } });
    await this.as(who).get(confirmSandboxCard, { body: { clientSecret, card: sandboxCards.success } });
    await this.as(who).get(settlePayment, { body: { clientSecret } });
  }
}
