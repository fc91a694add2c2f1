export const isInstalled: (root: string) => boolean;
