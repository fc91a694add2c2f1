import ts from 'typescript';

/** Words that STYLE.md replaces, refused in comments, test titles and exported names. */
const WORDS = [
  'stand|stands|stood',
  'tell|tells|told',
  'say|says|said',
  'speak|speaks|spoke|spoken',
  'hear|hears|heard',
  'know|knows|knew',
  'goes|went',
  'lie|lies|lay',
  'nobody|somebody|whoever|whichever',
  'anew|beside|besides',
].join('|');

const PHRASES = ['by itself', 'by themselves', 'of its own', 'of their own', 'for good', 'as it were', 'whose turn'];

// Input: at most 2,000 characters (a line of a comment or a test title).
const IDIOM = new RegExp(`\\b(?:${WORDS}|${PHRASES.join('|').replaceAll(' ', '\\s+')})\\b`, 'gi');

/** The idioms in a text, in its order. */
export const idiomsIn = (text: string): string[] => text.match(IDIOM) ?? [];

/** `rowsInIt` becomes `rows In It`. */
const wordsOf = (identifier: string): string =>
  identifier.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').replaceAll('_', ' ');

interface Text {
  line: number;
  kind: 'comment' | 'test title' | 'exported name';
  text: string;
}

const TITLED = new Set(['describe', 'it', 'test']);

/** The root identifier of a call such as `test.each(table)(title)`. */
const rootOf = (called: ts.Expression): string => {
  if (ts.isIdentifier(called)) return called.text;
  if (ts.isPropertyAccessExpression(called) || ts.isCallExpression(called)) return rootOf(called.expression);
  return ts.isTaggedTemplateExpression(called) ? rootOf(called.tag) : '';
};

const titleOf = (node: ts.Node): ts.Expression | undefined => {
  if (!ts.isCallExpression(node) || !TITLED.has(rootOf(node.expression))) return undefined;
  const [title] = node.arguments;
  return title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) ? title : undefined;
};

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const exportedNames = (node: ts.Node): ts.Node[] => {
  if (!isExported(node)) return [];
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name);
  const isDeclared =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node);
  return isDeclared && node.name ? [node.name] : [];
};

const commentsAround = (node: ts.Node, { text }: ts.SourceFile): ts.CommentRange[] => {
  const isInPage = node.parent && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent));
  if (isInPage) return [];
  return [
    ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
    ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
  ];
};

const textsOf = (source: ts.SourceFile): Text[] => {
  const found = new Map<string, Text>();
  const add = (kind: Text['kind'], pos: number, text: string): void => {
    found.set(`${kind} ${pos}`, { kind, text, line: source.getLineAndCharacterOfPosition(pos).line + 1 });
  };
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of commentsAround(node, source)) add('comment', pos, source.text.slice(pos, end));
    const title = titleOf(node);
    if (title) add('test title', title.getStart(), title.getText());
    for (const name of exportedNames(node)) add('exported name', name.getStart(), name.getText());
    node.forEachChild(visit);
  };
  visit(source);
  return [...found.values()];
};

/** The texts with idioms, as `line: kind: idioms: text`. */
export const findingsIn = (source: ts.SourceFile): string[] =>
  textsOf(source).flatMap(({ kind, line, text }) => {
    const idioms = idiomsIn(kind === 'exported name' ? wordsOf(text) : text);
    return idioms.length ? [`${line}: ${kind}: ${idioms.join(', ')}: ${text.split('\n')[0]}`] : [];
  });
