import { listAssets } from '@evenhand/contracts/finance/assets';
import { listDebts } from '@evenhand/contracts/finance/debts';
import { listIncomes } from '@evenhand/contracts/finance/incomes';
import { getIntake } from '@evenhand/contracts/intake/intake';
import { Button } from '@evenhand/ui/button';
import { Download } from '@evenhand/ui/icons';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { saveFile } from '@evenhand/web-kit/save-file';
import { agreementWording } from '@evenhand/wording/agreement';
import { useMutation } from '@tanstack/react-query';
import { readAgreement } from '../../agreement/use-agreement.js';

const wording = agreementWording.documents.export;

/** Uses calls that need no plan. Amounts are dollars, as on the wire. */
const readEverything = async () => {
  const [intake, agreement, assets, debts, incomes] = await Promise.all([
    call(getIntake),
    readAgreement(),
    call(listAssets),
    call(listDebts),
    call(listIncomes),
  ]);
  return { exportedAt: new Date().toISOString(), intake, agreement, finances: { assets, debts, incomes } };
};

/** Answers, agreement and finances in one JSON file; needs no plan. */
export const ExportButton = () => {
  const taking = useMutation({
    mutationFn: readEverything,
    onSuccess: (everything) => saveFile(new Response(JSON.stringify(everything, undefined, 2)), wording.filename),
  });
  return (
    <>
      <p>{wording.text}</p>
      <Failure error={taking.error} otherwise={wording.failed} />
      <Button busy={taking.isPending} onClick={() => taking.mutate()}>
        <Download />
        {wording.take}
      </Button>
    </>
  );
};
