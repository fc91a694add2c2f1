import type { EvidenceFile } from '@evenhand/contracts/evidence/files';
import type { EvidenceAnswer, Passage } from '@evenhand/contracts/evidence/search';
import type { EvidenceStatus } from '@evenhand/contracts/evidence/status';
import type { MonthOfMessages } from '@evenhand/contracts/evidence/timeline';
import { found, passage, retrieval } from './evidence-data';

/** A controllable API that records its calls. */
export const api = (status: EvidenceStatus) => {
  const calls: { call: string; body: unknown }[] = [];
  const told = {
    status: status as EvidenceStatus | 503,
    answer: found as EvidenceAnswer | 500 | Promise<EvidenceAnswer>,
    start: 202 as number | Promise<number>,
    deletion: 204,
    months: [] as MonthOfMessages[],
    stored: [] as EvidenceFile[],
    /** Number of passages in the file. */
    length: 9,
    passages: [passage(6, 'Before.'), passage(7, retrieval.snippet), passage(8, 'After.')] as Passage[],
  };
  const json = (body: unknown, code = 200) => new Response(JSON.stringify(body), { status: code });
  const answerTo = async (call: string) => {
    if (call === 'GET /api/evidence/status') return typeof told.status === 'number' ? json({}, 503) : json(told.status);
    if (call === 'POST /api/evidence/query') {
      const answer = await told.answer;
      return typeof answer === 'number' ? json({}, answer) : json(answer);
    }
    if (call.endsWith('index') || call.endsWith('/retry')) {
      const start = await told.start;
      return json(start === 202 ? { files: 1 } : {}, start);
    }
    if (call.includes('/passages?')) {
      const from = Number(new URLSearchParams(call.split('?')[1]).get('from'));
      const all = Array.from({ length: told.length }, (_, at) => passage(at, `Message ${at}.`));
      return json({ passages: all.slice(from, from + 20) });
    }
    if (call.includes('/passages/')) return json({ filename: 'chat.txt', passages: told.passages });
    if (call === 'GET /api/auth/user') return json({}, 401);
    if (call === 'GET /api/case/overview') return json({ people: { owner: 'Alex Example', partner: 'Sam Sample' } });
    if (call === 'GET /api/evidence/timeline') return json({ months: told.months });
    if (call.endsWith('retention')) return json({ days: 90, hold: false });
    if (call.endsWith('answering')) return json({ provider: null, isOn: false });
    if (call.startsWith('DELETE')) return new Response(null, { status: told.deletion });
    if (call.startsWith('GET /api/evidence/files?'))
      return json({ files: told.stored, found: told.stored.length, total: told.stored.length });
    return json([]);
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation((path, { method = 'GET', body } = {}) => {
    calls.push({ call: `${method} ${path}`, body: body ? JSON.parse(String(body)) : null });
    return answerTo(`${method} ${path}`);
  });
  const timesOf = (call: string) => calls.filter((made) => made.call === call).length;
  const asked = () => calls.findLast(({ call }) => call === 'POST /api/evidence/query')?.body;
  return { told, timesOf, asked };
};
