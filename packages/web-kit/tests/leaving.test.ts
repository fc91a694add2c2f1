import { leaveNothing, onLeaving } from '../src/leaving';

test('leaving has pages send what is unsaved, then deletes what the person wrote from the browser', () => {
  sessionStorage.setItem('evenhand.draft.proposal', 'written');
  localStorage.setItem('evenhand.intake.unsent', 'answers');
  localStorage.setItem('what-now.8a1f8b52', 'bank');
  localStorage.setItem('evenhand-counting-asked', '/intake');
  localStorage.setItem('evenhand-counting', '1');
  const sent: (string | null)[] = [];
  const stop = onLeaving(() => sent.push(localStorage.getItem('evenhand.intake.unsent')));
  leaveNothing();
  stop();
  expect(sent).toEqual(['answers']);
  expect(sessionStorage).toHaveLength(0);
  expect(Object.keys(localStorage)).toEqual(['evenhand-counting']);
});
