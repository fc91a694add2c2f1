import { createSocket } from 'node:dgram';
import { lookup, Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { get } from 'node:http';
import { connect, createServer } from 'node:net';

const [port, udpPort, path] = [Number(process.argv[2]), Number(process.argv[3]), process.argv[4]];

const resolver = () => {
  const one = new Resolver({ timeout: 1_000, tries: 1 });
  one.setServers([`127.0.0.1:${udpPort}`]);
  return one;
};
const sent = (socket) =>
  new Promise((done, failed) => {
    socket.on('error', failed);
    socket.send('x', udpPort, '127.0.0.1', (error) => (error ? failed(error) : done()));
  });

const attempts = {
  tcp: () => once(connect(port, '127.0.0.1'), 'connect'),
  http: () => once(get({ port, host: '127.0.0.1' }), 'response'),
  fetch: () => fetch(`http://127.0.0.1:${port}`),
  udp: () => sent(createSocket('udp4')),
  'a name': () => lookup('example.test'),
  'a name from a server': () => resolver().resolve4('example.test'),
  'a unix socket': () => once(connect(path), 'connect'),
  'an open port': () => once(createServer().listen(0, '127.0.0.1'), 'listening'),
};

const outcomeOf = async (attempt) => {
  try {
    await attempt();
    return 'done';
  } catch (error) {
    return (error.cause ?? error).code;
  }
};

const outcomes = {};
for (const [name, attempt] of Object.entries(attempts)) outcomes[name] = await outcomeOf(attempt);
process.stdout.write(JSON.stringify(outcomes), () => process.exit());
