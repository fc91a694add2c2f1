import { render } from '@testing-library/react';
import { Marked } from './marked';

test.each([
  ['Who pays support?', 'The sup\u00adport is paid.', ['sup\u00adport']],
  ['Caféterie ?', 'La cafe\u0301terie est fermée.', ['cafe\u0301terie']],
  ['What about it?', 'About it nothing was said.', []],
])('the words of the question are marked: %s', (question, text, marked) => {
  const { container } = render(<Marked question={question} text={text} />);
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(marked);
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
});
