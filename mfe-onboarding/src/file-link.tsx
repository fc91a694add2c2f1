import type { Endpoint } from '@evenhand/contracts/endpoint';
import { type ButtonKind, buttonClass } from '@evenhand/ui/button';
import { callForFile, pathOf } from '@evenhand/web-kit/call';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { saveFile } from '@evenhand/web-kit/save-file';
import { fileWording as wording } from '@evenhand/wording/files';
import { useMutation } from '@tanstack/react-query';
import type { MouseEvent, ReactNode } from 'react';

interface FileLinkProps {
  /** Returns the file's address. */
  from: Endpoint<null, null>;
  /** Values of the `:name` parameters of its path. */
  params?: Record<string, string>;
  name: string;
  kind?: ButtonKind;
  children: ReactNode;
}

/** A link to a file that is made on request: shows that it is being made, and why it failed. */
export const FileLink = ({ from, params = {}, name, kind = 'secondary', children }: FileLinkProps) => {
  const taking = useMutation({
    mutationFn: async () => saveFile(await callForFile(from, undefined, { params }), name),
  });
  const take = (event: MouseEvent) => {
    event.preventDefault();
    if (!taking.isPending) taking.mutate();
  };
  return (
    <>
      <a
        className={buttonClass(kind)}
        href={pathOf(from.path, { params })}
        download
        aria-busy={taking.isPending}
        onClick={take}
      >
        {taking.isPending ? wording.coming : children}
      </a>
      {taking.isError && <span role="alert">{sentenceOf(taking.error, wording.failed)}</span>}
    </>
  );
};
