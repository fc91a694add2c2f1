import { csvOf } from './export-button';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =HYPERLINK("x")'])(
  'csvOf writes the formula %j as text',
  (name) => {
    const cell = csvOf([[name]])
      .slice(1)
      .trimEnd();
    expect(cell.startsWith(`"'`)).toBe(true);
  },
);

test('csvOf keeps text, doubles quotes, writes amounts in dollars and leaves missing ones empty', () => {
  expect(csvOf([['Home, "Elm"', 'Šárka 🏡', 9_999_999_999, 1, null]])).toBe(
    '\uFEFF"Home, ""Elm""","Šárka 🏡",99999999.99,0.01,\r\n',
  );
});
