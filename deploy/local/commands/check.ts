import { jest, readings } from '../checks.ts';
import { conclude, inTurn } from '../steps.ts';

/** Checks without database and browser. */
const [read, tested] = await Promise.all([inTurn(readings), inTurn([jest('unit tests', ['unit', 'browser'])])]);
conclude([...read, ...tested]);
