import { Parser } from 'htmlparser2';
import type { Zip } from 'mammoth/lib/zipfile.js';

export type Attributes = Record<string, string | undefined>;

interface Handlers {
  open?: (tag: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (tag: string) => void;
}

export const inXml = (xml: string, { open, text, close }: Handlers): void => {
  const local = (tag: string) => tag.slice(tag.indexOf(':') + 1);
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => open?.(local(tag), attributes),
      ontext: (content) => text?.(content),
      onclosetag: (tag) => close?.(local(tag)),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
};

export const readXml = async (zip: Zip, name: string): Promise<string> => {
  if (!zip.exists(name)) return '';
  const content = await zip.read(name, 'utf-8');
  return typeof content === 'string' ? content : '';
};

export interface Relation {
  id: string;
  type: string;
  target: string;
}

/** @param folder of the part whose relations these are */
export const relationsIn = (xml: string, folder: string): Relation[] => {
  const relations: Relation[] = [];
  inXml(xml, {
    open: (tag, { Id = '', Type = '', Target = '' }) => {
      const target = decodeURI(new URL(Target, `zip:///${folder}/`).pathname.slice(1));
      if (tag === 'Relationship') relations.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target });
    },
  });
  return relations;
};
