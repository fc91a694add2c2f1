import { openUnsent } from './unsent-answers';

beforeEach(() => localStorage.clear());

const changesFound = () => openUnsent('alex').found.changes;

const alex = { changes: { userName: 'Alex' }, since: { userName: 1 } };
const sam = { changes: { partnerName: 'Sam' }, since: { partnerName: 2 } };
const nothing = { changes: {}, since: {} };

test('the answers of two windows are kept side by side, each until its own window has saved it', () => {
  const [here, there] = [openUnsent('alex'), openUnsent('alex')];
  here.keep(alex);
  there.keep(sam);
  expect(openUnsent('alex').found).toEqual({
    changes: { userName: 'Alex', partnerName: 'Sam' },
    since: { userName: 1, partnerName: 2 },
  });
  there.keep(nothing);
  expect(changesFound()).toEqual({ userName: 'Alex' });
  here.keep(nothing);
  expect(localStorage).toHaveLength(0);
});

test('an answer that another window wrote later is neither replaced nor removed', () => {
  const [here, there] = [openUnsent('alex'), openUnsent('alex')];
  here.keep(alex);
  there.keep({ changes: { userName: 'Alex E.' }, since: { userName: 1 } });
  here.keep(alex);
  expect(changesFound()).toEqual({ userName: 'Alex E.' });
  here.keep(nothing);
  expect(changesFound()).toEqual({ userName: 'Alex E.' });
});

test('an answer found on the device is removed once the window that found it has saved it', () => {
  openUnsent('alex').keep(alex);
  openUnsent('alex').keep(nothing);
  expect(localStorage).toHaveLength(0);
});

test('a window without unsaved answers leaves those of the next person', () => {
  const before = openUnsent('alex');
  openUnsent('robin').keep(sam);
  before.keep(nothing);
  expect(openUnsent('robin').found).toEqual(sam);
});
