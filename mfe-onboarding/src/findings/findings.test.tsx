import type { AgreementFindings } from '@evenhand/contracts/agreement/findings';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Checklist } from './checklist.js';
import { Findings } from './findings.js';

const checked: AgreementFindings = {
  figures: [],
  findings: [
    {
      id: 'payer-has-the-children',
      severity: 'attention',
      sentence: 'The parent who pays child support is the one with whom the children live.',
      why: 'Federal Child Support Guidelines, s. 3',
      answers: ['childSupportPayer', 'residentialParent'],
    },
    {
      id: 'adult-child',
      severity: 'note',
      sentence: 'Of age already: Kim.',
      why: 'Divorce Act, s. 2(1)',
      answers: ['children'],
    },
  ],
  checklist: [
    { id: 'in-writing', state: 'done', sentence: 'Everything is in writing.', basis: 'Family Law Act, s. 55(1)' },
    { id: 'witness-named', state: 'later', sentence: 'Think of an adult.', basis: 'Family Law Act, s. 55(1)' },
  ],
};

const show = (findings: AgreementFindings['findings']) =>
  render(
    <MemoryRouter>
      <Findings findings={findings} from="review" />
    </MemoryRouter>,
  );

test('a finding about a disclosure links to the finances', () => {
  const [first] = checked.findings;
  if (!first) throw new Error('there is no finding');
  show([{ ...first, id: 'equalization-without-disclosure', answers: ['relationshipType'] }]);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/financial-tracker');
});

test('each finding links to the question of its answer, with the way back', () => {
  show(checked.findings);
  expect(screen.getByText('2 things to look at')).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [
      'Look at: Financial Details',
      '/intake?step=financial-details&about=childSupport&change=childSupportPayer&back=review&at=payer-has-the-children',
    ],
    [
      'Look at: Children & Parenting',
      '/intake?step=children-and-parenting&about=children&change=children&back=review&at=adult-child',
    ],
  ]);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Federal Child Support Guidelines, s. 3');
});

test('the findings page reports no finding when the answers are consistent', () => {
  show([]);
  expect(screen.getByRole('status')).toHaveTextContent('found none');
  expect(screen.queryByRole('link')).toBeNull();
});

test('the checklist shows the state of each item in words', () => {
  render(<Checklist checklist={checked.checklist} />);
  const [writing, witness] = screen.getAllByRole('listitem');
  expect(writing).toHaveTextContent('Done');
  expect(witness).toHaveTextContent('At signing');
});
