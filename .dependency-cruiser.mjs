/** Who may import whom (ARCHITECTURE.md, "The import table"), checked by `npm run check`. */

const PACKAGES = ['contracts', 'wording', 'family-law', 'ui', 'web-kit', 'service-kit', 'paper', 'activity-log'];
const DEPLOYABLES = '(gateway|shell|svc-[^/]+|mfe-[^/]+)';

/** The workspaces of the product and what each may import of the packages. */
const table = [
  { from: 'packages/contracts', may: [] },
  { from: 'packages/wording', may: [] },
  { from: 'packages/family-law', may: ['contracts'] },
  { from: 'packages/ui', may: [] },
  { from: 'packages/web-kit', may: ['contracts', 'wording', 'ui'] },
  { from: 'packages/service-kit', may: ['contracts', 'wording'] },
  { from: 'packages/paper', may: [] },
  { from: 'packages/activity-log', may: ['contracts'] },
  { from: '(shell|mfe-(evidence|finance|marketing))', may: ['contracts', 'wording', 'ui', 'web-kit'] },
  { from: 'mfe-onboarding', may: ['contracts', 'wording', 'ui', 'web-kit', 'activity-log'] },
  { from: 'gateway', may: ['contracts', 'wording', 'service-kit'] },
  { from: 'svc-evidence', may: ['contracts', 'wording', 'service-kit', 'family-law'] },
  { from: 'svc-auth', may: ['contracts', 'wording', 'service-kit', 'activity-log'] },
  { from: 'svc-billing', may: ['contracts', 'wording', 'service-kit', 'paper'] },
  { from: '(svc-intake|svc-finance)', may: ['contracts', 'wording', 'service-kit', 'family-law', 'paper'] },
];

const sentence = (from, may) =>
  `${from} may import ${may.length ? `${may.join(', ')} of the packages` : 'none of the packages'}.`;

const rowsOfTheTable = table.map(({ from, may }) => ({
  name: `import-table: ${from}`,
  comment: sentence(from, may),
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: `^packages/(${PACKAGES.filter((name) => !may.includes(name)).join('|')})/`, pathNot: `^${from}/` },
}));

/** Packages that stay free of others' code, and the libraries they may use. */
const libraries = [
  { from: 'contracts', may: 'zod', comment: 'contracts import zod and nothing else.' },
  { from: 'wording', may: undefined, comment: 'wording imports nothing.' },
  {
    from: 'family-law',
    may: 'decimal.js',
    comment: 'family-law imports contracts and an exact decimal: no I/O, no clock, no framework.',
  },
  {
    from: 'ui',
    may: '(react|react-dom|lucide-react|antd|dayjs)',
    comment: 'ui imports React, its icons and antd and knows no business.',
  },
].map(({ from, may, comment }) => ({
  name: `libraries-of-${from}`,
  comment,
  severity: 'error',
  from: { path: `^packages/${from}/src/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'unknown'],
    pathNot: ['^packages/', ...(may ? [`node_modules/(@types/)?${may}/`] : [])],
  },
}));

export default {
  forbidden: [
    ...rowsOfTheTable,
    ...libraries,
    {
      name: 'no-deployable-imports-another',
      comment: 'No deployable imports another deployable: they speak over HTTP and events.',
      severity: 'error',
      from: { path: `^${DEPLOYABLES}/` },
      to: { path: `^${DEPLOYABLES}/`, pathNot: '^$1/' },
    },
    {
      name: 'front-ends-ask-a-service',
      comment: 'Front ends never import family-law, so a stale bundle cannot show another amount than the agreement.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|packages/(ui|web-kit))/' },
      to: { path: '^packages/family-law/' },
    },
    {
      name: 'packages-stand-below',
      comment: 'A package never imports a deployable, the start tooling or the journeys.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: `^(${DEPLOYABLES}|deploy|e2e|bench)/` },
    },
    {
      name: 'no-barrels',
      comment: 'A file is imported by its own name: an index that passes on hides where things are.',
      severity: 'error',
      from: { pathNot: 'node_modules' },
      to: { path: '(^|/)index\\.tsx?$', pathNot: 'node_modules' },
    },
    {
      name: 'antd-behind-ui',
      comment: 'Pages import @evenhand/ui: antd and the icons stand behind it, with our tokens and our names.',
      severity: 'error',
      from: { path: '^(packages|shell|mfe-[^/]+)/', pathNot: '^packages/ui/' },
      to: { path: 'node_modules/(antd|@ant-design/[^/]+|@rc-component/[^/]+|lucide-react)/' },
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one, or miss a third; type-only imports included.',
      severity: 'error',
      from: { pathNot: 'node_modules' },
      to: { circular: true },
    },
    {
      name: 'no-circles-between-folders',
      comment: 'Arrows between the folders of a workspace run one way, type-only imports included.',
      severity: 'error',
      scope: 'folder',
      from: { pathNot: 'node_modules' },
      to: { circular: true },
    },
    {
      name: 'pages-do-not-import-each-other',
      comment: 'What two pages share is in a folder next to pages/, named after it.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/pages/([^/]+)/' },
      to: { path: '^mfe-[^/]+/src/pages/', pathNot: '^$1/src/pages/$2/' },
    },
    {
      name: 'routes-alone-import-pages',
      comment: 'A page is opened by a route: what pages share does not import a page.',
      severity: 'error',
      from: { path: '^mfe-[^/]+/src/', pathNot: '/src/(pages/|routes\\.tsx$)' },
      to: { path: '^mfe-[^/]+/src/pages/' },
    },
    {
      name: 'everything-resolves',
      comment: 'An import names something that is there.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-tools-in-the-product',
      comment: 'What runs for people is in dependencies: devDependencies are for building and testing.',
      severity: 'error',
      from: {
        path: `^(packages/[^/]+|${DEPLOYABLES})/src/`,
        pathNot: [
          '\\.test\\.tsx?$',
          '^packages/service-kit/src/testing/',
          '^packages/web-kit/src/(build|preset|testing)',
        ],
      },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg'],
        dependencyTypesNot: ['type-only'],
        pathNot: ['node_modules/@types/'],
      },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'Nothing but a test imports a test or its surroundings.',
      severity: 'error',
      from: {
        pathNot: [
          '(^|/)tests/',
          '\\.test\\.tsx?$',
          '^(e2e|bench|deploy/local/(regular-expressions|checks|chaos))(/|\\.ts$)',
          '^packages/[^/]+/src/testing/',
          '^(svc-[^/]+/published|packages/family-law/contradictions)/',
        ],
      },
      to: { path: ['(^|/)tests/', '\\.test\\.tsx?$', '^packages/[^/]+/src/testing/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist/', '\\.data/', '\\.cache/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.browser.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
