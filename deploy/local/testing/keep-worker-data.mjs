/**
 * For `node --import` in workers of jest-light-runner. It answers all of them when the first asks for its data: one
 * that starts more slowly does not listen yet, would not be answered again, and the run would wait for it for ever.
 */
const isData = (message) => message?.type === 'jest-light-runner-worker-data';

let kept;

const keep = (message) => {
  if (isData(message)) kept = message;
};

const giveLate = (event, listener) => {
  if (event !== 'message' || listener === keep) return;
  // With the pool's own listener: one alone would take what the pool sends first.
  if (!process.listeners('message').includes(keep)) process.on('message', keep);
  else if (kept) process.nextTick(() => process.emit('message', kept));
};

if (process.send) process.on('newListener', giveLate);
