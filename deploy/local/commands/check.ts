import { jest, readings } from '../checks.ts';
import { conclude, inTurn } from '../steps.ts';

/** Everything that needs no database and no browser. */
const [read, tested] = await Promise.all([inTurn(readings), inTurn([jest('unit tests', ['unit', 'browser'])])]);
conclude([...read, ...tested]);
