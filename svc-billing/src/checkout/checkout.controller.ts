import {
  type Checkout,
  CreatePaymentIntent,
  createPaymentIntent,
  getCheckout,
  type PaymentIntent,
  type Settled,
  SettlePayment,
  settlePayment,
} from '@evenhand/contracts/billing/payments';
import { PaidPlan } from '@evenhand/contracts/billing/plans';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller, Param } from '@nestjs/common';
import { CheckoutService } from './checkout.service.js';

@Controller()
export class CheckoutController {
  constructor(private readonly checkout: CheckoutService) {}

  @Handles(getCheckout)
  get(@Who() who: OwnerIdentity, @Param('plan', { schema: PaidPlan }) plan: PaidPlan): Promise<Checkout> {
    return this.checkout.get(who, plan);
  }

  @Handles(createPaymentIntent)
  create(
    @Who() who: OwnerIdentity,
    @Body({ schema: CreatePaymentIntent }) order: CreatePaymentIntent,
  ): Promise<PaymentIntent> {
    return this.checkout.create(who, order);
  }

  @Handles(settlePayment)
  settle(
    @Who() who: OwnerIdentity,
    @Body({ schema: SettlePayment }) { clientSecret }: SettlePayment,
  ): Promise<Settled> {
    return this.checkout.settle(who, clientSecret);
  }
}
