/** Canada and western Europe. */
const offsets: Record<string, string> = {
  NST: '-0330',
  NDT: '-0230',
  AST: '-0400',
  ADT: '-0300',
  EST: '-0500',
  EDT: '-0400',
  CST: '-0600',
  CDT: '-0500',
  MST: '-0700',
  MDT: '-0600',
  PST: '-0800',
  PDT: '-0700',
  BST: '+0100',
  CET: '+0100',
  CEST: '+0200',
};

const NAMED = new RegExp(String.raw`\b(?:${Object.keys(offsets).join('|')})\b(?!\s*[+-]\d)`, 'g');

export const withOffset = (written: string): string => written.replace(NAMED, (name) => offsets[name] ?? name);
