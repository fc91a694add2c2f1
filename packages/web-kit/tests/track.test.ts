import { onTracked, type TrackedEvent, track } from '@evenhand/web-kit/track';

test('the type of an event has no field for a file name, an address or an amount', () => {
  const heard: TrackedEvent[] = [];
  const stop = onTracked((event) => heard.push(event));
  track({ name: 'evidence-uploaded', properties: { kind: 'chat' } });
  stop();
  track({ name: 'dashboard-viewed', properties: {} });
  expect(heard).toEqual([{ name: 'evidence-uploaded', properties: { kind: 'chat' } }]);

  const personal: (() => void)[] = [
    // @ts-expect-error a kind is one of a few words
    () => track({ name: 'evidence-uploaded', properties: { kind: 'chat with Sam.txt' } }),
    // @ts-expect-error the event has no such property
    () => track({ name: 'dashboard-viewed', properties: { email: 'alex@example.test' } }),
    // @ts-expect-error a page is a kind of page, never an address
    () => track({ name: 'page-viewed', properties: { page: '/agreement/123', query: 'none' } }),
    // @ts-expect-error an event is one of those that are counted
    () => track({ name: 'amount-entered', properties: { amount: 12 } }),
  ];
  expect(personal).toHaveLength(4);
});
