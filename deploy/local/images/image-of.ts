import { type Deployable, workspaceOf } from '../deployables.ts';

/** The image of a deployable holds the files of its workspace. */
export const imageOf = (deployable: Deployable): string => `evenhand-${workspaceOf(deployable)}`;
