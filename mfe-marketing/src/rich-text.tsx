import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import figures from './published/figures.json';

const FIGURE = /\{(\w+)\}/g;
const LINK = /\[([^[\]]+)\]\(([^()]+)\)/g;

const computed: ReadonlyMap<string, string> = new Map(Object.entries(figures));

/** @throws when a text names a figure that is not computed, so the build fails. */
const withFigures = (text: string): string =>
  text.replace(FIGURE, (_, name: string) => {
    const figure = computed.get(name);
    if (figure === undefined) throw new Error(`No figure is called ${name}`);
    return figure;
  });

/** A text with `[words](/address)` as links and `{name}` as a figure computed by family-law. */
export const RichText = ({ text }: { text: string }) => {
  const filled = withFigures(text);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of filled.matchAll(LINK)) {
    const [whole, words = '', to = ''] = match;
    parts.push(filled.slice(end, match.index));
    parts.push(
      <Link key={match.index} to={to}>
        {words}
      </Link>,
    );
    end = match.index + whole.length;
  }
  return (
    <Fragment>
      {parts}
      {filled.slice(end)}
    </Fragment>
  );
};
