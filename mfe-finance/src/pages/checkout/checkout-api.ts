import { Checkout, createPaymentIntent, getCheckout, settlePayment } from '@evenhand/contracts/billing/payments';
import type { PaidPlan } from '@evenhand/contracts/billing/plans';
import type { Cents } from '@evenhand/contracts/money';
import { call } from '@evenhand/web-kit/call';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';

/** The price of a plan today. Fetched on every visit: prices and plans change. */
export const useCheckout = (plan: PaidPlan, isSignedIn: boolean) =>
  useQuery({
    queryKey: [getCheckout.path, plan],
    queryFn: async () => z.encode(Checkout, await call(getCheckout, undefined, { params: { plan } })),
    enabled: isSignedIn,
    gcTime: 0,
  });

/**
 * Opens the payment in the dollars that the page shows; the server compares them with the price in force. Once per
 * visit: a paid intent cannot be opened again.
 */
export const usePaymentIntent = (plan: PaidPlan, amountDue: Cents) =>
  useQuery({
    queryKey: [createPaymentIntent.path, plan, amountDue],
    queryFn: () => call(createPaymentIntent, { amount: amountDue / 100, ...(plan === 'premium' && { plan }) }),
    staleTime: 'static',
    gcTime: 0,
  });

export const settle = (clientSecret: string) => call(settlePayment, { clientSecret });
