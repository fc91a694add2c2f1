import type { Answering } from '@evenhand/contracts/evidence/answering';
import type { EvidenceFile } from '@evenhand/contracts/evidence/files';
import type { EvidenceStatus } from '@evenhand/contracts/evidence/status';
import type { Problem } from '@evenhand/contracts/problems';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import EvidencePage from '../../src/pages/evidence/evidence-page';
import { stored } from '../search/evidence-data';

export const chat: EvidenceFile = { ...stored, size: 2_048 };

/** An XMLHttpRequest that the test controls. */
export class Upload {
  static sent: Upload[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  withCredentials = false;
  form?: FormData;
  open() {}
  send(form: FormData) {
    this.form = form;
    Upload.sent.push(this);
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  /** Ends with a status; 0 for a broken connection. */
  end(status: number) {
    this.status = status;
    if (status) this.onload?.();
    else this.onerror?.();
    this.onloadend?.();
  }
}

const statusOf = (files: EvidenceFile[]): EvidenceStatus => ({
  tokens: 1,
  lastIndexingAt: chat.uploadedAt,
  progress: 100,
  counts: { waiting: 0, reading: 0, searchable: 0, complete: files.length, failed: 0 },
  files: files.map(({ id, name, size }) => ({
    fileId: id,
    filename: name,
    state: 'complete',
    reason: null,
    bytes: size,
    bytesRead: size,
    chunks: 1,
    embedded: 1,
  })),
});

export const api = (listed: EvidenceFile[] = []) => {
  let retention = { days: 90, hold: false };
  let answering: Answering = { provider: null, isOn: false };
  let refused: EvidenceFile['refused'] = null;
  let sameAs: string | undefined;
  const calls: string[] = [];
  let unfinished = 200;
  let noRoom: Problem | null = null;
  const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, { method = 'GET', body } = {}) => {
    calls.push(`${method} ${path}`);
    if (path === '/api/evidence/presign' && noRoom) return answer(noRoom, noRoom.status);
    if (path === '/api/evidence/presign')
      return answer({ url: 'http://localhost/api/evidence/uploads', fields: { key: 'cases/a/b', policy: 'p' } });
    if (path === '/api/evidence/status') return answer(statusOf(listed));
    if (path === '/api/evidence/answering') return answer(answering);
    if (path === '/api/evidence/index') return answer({ files: 1 }, 202);
    if (path === '/api/evidence/unfinished') return answer([], unfinished);
    if (path === '/api/evidence/retention') {
      if (method === 'PUT') retention = JSON.parse(String(body));
      return answer(retention);
    }
    if (method === 'POST') {
      const file = { ...chat, id: crypto.randomUUID(), refused, ...(sameAs && { sameAs }) };
      listed.unshift(file);
      return answer(file, 201);
    }
    if (method === 'DELETE') {
      if (path === '/api/evidence/files') answering = { ...answering, isOn: false };
      listed.splice(0, path === '/api/evidence/files' ? listed.length : 1);
      return new Response(null, { status: 204 });
    }
    return answer({ files: listed, found: listed.length, total: listed.length });
  });
  return {
    calls,
    refuse: (reason: EvidenceFile['refused']) => {
      refused = reason;
    },
    switchOn: (provider: string) => {
      answering = { provider, isOn: true };
    },
    /** The next file has the bytes of this one. */
    repeat: (name: string) => {
      sameAs = name;
    },
    /** A problem, or null when there is room. */
    refuseRoom: (problem: Problem | null) => {
      noRoom = problem;
    },
    /** The status of the next request for unfinished uploads. */
    answerUnfinished: (status: number) => {
      unfinished = status;
    },
  };
};

export const open = (at = '/evidence?step=upload') => {
  const routes = [{ path: '/evidence', element: <EvidencePage /> }];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const queries = createQueryClient();
  const page = (mode: 'visible' | 'hidden') => (
    <QueryClientProvider client={queries}>
      <Activity mode={mode}>
        <RouterProvider router={router} />
      </Activity>
    </QueryClientProvider>
  );
  const { rerender } = render(page('visible'));
  return { show: (isShown: boolean) => rerender(page(isShown ? 'visible' : 'hidden')) };
};

export const choose = (...files: File[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('nothing takes files');
  return userEvent.setup({ applyAccept: false }).upload(input, files);
};
export const file = (name: string, content = 'Hello') => new File([content], name, { type: 'text/plain' });
export const latest = async (count: number): Promise<Upload> => {
  await waitFor(() => expect(Upload.sent).toHaveLength(count));
  return Upload.sent[count - 1] ?? new Upload();
};

const { XMLHttpRequest: original } = globalThis;

/** Before each test: nothing sent, controlled requests. */
export const resetScreen = (): void => {
  Upload.sent = [];
  Object.assign(globalThis, { XMLHttpRequest: Upload });
};
export const putBack = (): void => {
  Object.assign(globalThis, { XMLHttpRequest: original });
  jest.restoreAllMocks();
};
