import { freePort } from '../../deploy/local/ports.ts';
import { startedProduct } from '../../deploy/local/started-product.ts';

/** The built product on free ports, with a data folder that the next start empties. */
export const startProduct = async () => {
  const [port, mailboxPort] = [await freePort(), await freePort()];
  const product = await startedProduct({
    PORT: String(port),
    MAILBOX_PORT: String(mailboxPort),
    DATA_FOLDER: '.cache/bench-web',
  });
  return { origin: `http://localhost:${port}`, mailboxPort, stop: () => product.kill('SIGTERM') };
};
