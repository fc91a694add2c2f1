import { getBillingAccount, getReceiptPdf, receiptLabel, refundPlan } from '@evenhand/contracts/billing/account';
import { call, callForFile } from '@evenhand/web-kit/call';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { saveFile } from '@evenhand/web-kit/save-file';
import { showToast } from '@evenhand/web-kit/toast';
import { paymentsWording as wording } from '@evenhand/wording/checkout';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = [getBillingAccount.path];

export const useBillingAccount = (isSignedIn: boolean) =>
  useQuery({ queryKey: key, queryFn: () => call(getBillingAccount), enabled: isSignedIn, refetchOnMount: 'always' });

/** Refunds the plan and invalidates every query that shows it. */
export const useRefundPlan = () => {
  const queries = useQueryClient();
  const { title, text } = wording.refund.failed;
  return useMutation({
    mutationFn: () => call(refundPlan),
    onSuccess: async (account) => {
      await queries.invalidateQueries();
      queries.setQueryData(key, account);
      showToast(wording.refund.done);
    },
    onError: (error) => showToast({ title, text: sentenceOf(error, text), kind: 'destructive' }),
  });
};

export const downloadReceipt = async (number: number): Promise<void> => {
  try {
    const response = await callForFile(getReceiptPdf, undefined, { params: { number: String(number) } });
    await saveFile(response, `${receiptLabel(number)}.pdf`);
  } catch (error) {
    const text = sentenceOf(error, wording.downloadFailed);
    showToast({ title: wording.refund.failed.title, text, kind: 'destructive' });
  }
};
