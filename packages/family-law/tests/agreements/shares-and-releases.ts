import type { Cents } from '@evenhand/contracts/money';
import { money } from '@evenhand/family-law/print';
import { all, differing, type Read } from './reader.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const childSupport = (agreement: Read): string[] => {
  const text = agreement.of('child-support');
  const { support, children } = agreement.counted;
  const { record } = agreement;
  const apart = new Set(all(text, /For [^\n]*? child support of (\$[\d,.]+\d) per month/g));
  const paid = all(text, /(?<!For [^\n]*|would pay )child support of (\$[\d,.]+\d) per month/g);
  const given = all(text, /would pay child support of (\$[\d,.]+\d) per month/g);
  const stated = /calculated for (\w+) child/.exec(text)?.[1];
  const number = stated ? NUMBERS.indexOf(stated) : null;
  const says = (words: string) => text.includes(words);
  const found: string[] = [];
  const setOff = support && says('will pay the full amount to the other') ? support.tables : null;
  if (setOff) {
    const [owner, partner] = [setOff.owner?.monthly, setOff.partner?.monthly].map((amount) => money(amount as Cents));
    if (paid.length !== 2 || !paid.includes(owner ?? '') || !paid.includes(partner ?? ''))
      found.push('the amounts of the set-off are not the table amounts');
    if (support?.payor && !says(`difference of ${money(support.monthly)} per month`))
      found.push('the difference is not that of the table amounts');
  } else if (differing(paid.filter((amount) => !apart.has(amount))))
    found.push(`two amounts of child support: ${paid.join(', ')}`);
  if (says('This is the amount under the Guidelines') && !paid.includes(money(support?.monthly ?? (0 as Cents))))
    found.push('an amount is said to be the one of the Guidelines and is not');
  for (const amount of given)
    if (!support || amount !== money(support.monthly)) found.push(`the Guidelines do not give ${amount}`);
  if (
    given.some((amount) => paid.includes(amount)) &&
    says('agreed on a different amount') &&
    support?.payor === record.childSupportPayer
  )
    found.push('an amount is said to be another than the same amount');
  if (says('neither of us pays the other monthly child support') && paid.some((amount) => !apart.has(amount)))
    found.push('child support is paid and is not paid');
  if (children && number !== null && number !== children.byTable.length)
    found.push(`${number} children are stated and ${children.byTable.length} are counted`);
  for (const { called } of children?.independent ?? [])
    if (says(`For ${called}, `) || says(`We count ${called} `)) found.push(`${called} is supported and is not`);
  return found;
};

const shares = (agreement: Read): string[] => {
  const { articles } = agreement;
  const time = /with [^\n]*? for about (\d+)% of the hours of a year and with [^\n]*? for about (\d+)%/.exec(articles);
  const parts = time ? [Number(time[1]), Number(time[2])] : null;
  const [smaller, larger] = parts ? [Math.min(...parts), Math.max(...parts)] : [null, null];
  const found: string[] = [];
  const isShared = /each of us has the child(?:ren)? for at least 40%/.test(articles);
  const isSole = /The child(?:ren)? lives? primarily with/.test(articles);
  if (isShared && isSole) found.push('parenting time is shared and is not');
  if (isShared && smaller !== null && smaller < 40) found.push(`shared at ${smaller}%`);
  if (isSole && larger !== null && larger < 60) found.push(`more than 60% at ${larger}%`);
  if (isShared && articles.includes('every second weekend')) found.push('shared at every second weekend');
  if (isSole && articles.includes('each of us has seven days'))
    found.push('one parent has more than 60% of equal turns');
  const expenses = /our shares are ([\d.]+)% for [^\n]*? and ([\d.]+)% for/.exec(articles);
  const counted = agreement.counted.shares;
  if (
    expenses &&
    (!counted || `${expenses[1]}%` !== counted.percent.owner || `${expenses[2]}%` !== counted.percent.partner)
  )
    found.push('the shares of expenses are not the counted ones');
  if (expenses && Math.round(Number(expenses[1]) * 100 + Number(expenses[2]) * 100) !== 10_000)
    found.push('the shares of expenses do not make a whole');
  return found;
};

const releases = ({ articles, of, document, record }: Read): string[] => {
  const spousal = of('spousal-support');
  const found: string[] = [];
  const isPaid = /will pay [^\n]* spousal support of/.test(spousal);
  const isReleased = spousal.includes('releases the other from all claims to spousal support');
  if (isPaid && isReleased) found.push('spousal support is paid and given up');
  if (isReleased && articles.includes('Periodic spousal support under this agreement'))
    found.push('no support is taxed');
  if (isReleased && articles.includes('entitled to spousal support') && !spousal.includes('a lump sum of'))
    found.push('entitled to what is given up');
  const isOwed = isPaid || /child support of \$/.test(of('child-support'));
  if (!isOwed && !record.hasChildren && !record.spousalSupportRequested && articles.includes('as security for'))
    found.push('no support is secured');
  const married = record.relationshipType === 'Legally married';
  if (
    !married &&
    record.relationshipType &&
    /divorce|equalization payment|matrimonial home/i.test(articles.replace(/refuse a divorce/g, ''))
  )
    found.push('an unmarried couple is spoken of as married');
  if (
    document.articles.some(({ id }) => id === 'equalization') &&
    document.articles.some(({ id }) => id === 'property-common-law')
  )
    found.push('property is equalized and each keeps their own');
  return found;
};

export const shareRules = [childSupport, shares, releases];
