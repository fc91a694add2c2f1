import { isOutsideLocalhost } from '@evenhand/service-kit/config/outside-localhost';
import { isOperator } from '@evenhand/service-kit/operators/operator-addresses';
import type { Config } from '../config/config.js';

/** On public sites the test is off unless switched on, and then for operators only. */
export const mayRunTest = (config: Config, someone: Parameters<typeof isOperator>[1]): boolean =>
  isOutsideLocalhost(config.PUBLIC_URL)
    ? config.SELF_TEST === true && isOperator(config, someone)
    : config.SELF_TEST !== false;
