// Who may import whom (the map is in README.md). A violation fails the check.
const ours = (name) => `^(packages|apps|mock-server|contracts|e2e|openapi)/?${name}`;
const tests = '\\.(test|spec)\\.tsx?$|(^|/)test/|vitest[^/]*\\.config\\.ts$|playwright\\.config\\.ts$';

/** @param {string} name @param {string} from @param {string} allowed @param {string} [why] */
const only = (name, from, allowed, why = 'see the map of rooms in README.md') => ({
  name,
  severity: 'error',
  comment: why,
  from: { path: from, pathNot: tests },
  to: { path: '^(packages|apps|mock-server|contracts|e2e|openapi)/', pathNot: allowed },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    { name: 'resolvable', severity: 'error', from: { path: ours('') }, to: { couldNotResolve: true } },
    only('clinical-rules-alone', '^packages/clinical-rules/', '^packages/clinical-rules/'),
    only('wire-cipher-alone', '^packages/wire-cipher/', '^packages/wire-cipher/'),
    only('api-client', '^packages/api-client/', '^packages/(api-client|wire-cipher)/'),
    only('mock-server', '^mock-server/', '^(mock-server/|packages/|openapi/dist/)'),
    only('contracts', '^contracts/', '^(contracts/|packages/(api-client|wire-cipher)/|mock-server/|openapi/dist/)'),
    only('e2e', '^e2e/', '^(e2e/|mock-server/src/hospital/seed-ids\\.ts$)'),
    only('web-shared', '^apps/web/src/shared/(?!assessment-registry)', '^(apps/web/src/shared/|packages/)'),
    {
      name: 'web-assessment-registry',
      severity: 'error',
      comment:
        'The registry names the lazy view of each tool: the one way from shared into a feature, and only by import().',
      from: { path: '^apps/web/src/shared/assessment-registry' },
      to: { path: '^apps/web/src/(features|app)/', dependencyTypesNot: ['dynamic-import'] },
    },
    only('web-app', '^apps/web/src/app/', '^(apps/web/src/|packages/)'),
    {
      name: 'web-features-apart',
      severity: 'error',
      comment: 'One feature opens another by URL or through the assessment registry.',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^apps/web/src/(features/([^/]+)|app)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'assessment-tools-apart',
      severity: 'error',
      from: { path: '^apps/web/src/features/assessments/([^/]+)/', pathNot: tests },
      to: {
        path: '^apps/web/src/features/assessments/[^/]+/',
        pathNot: '^apps/web/src/features/assessments/(shared|$1)/',
      },
    },
    {
      name: 'mock-types-of-client-only',
      severity: 'error',
      comment: 'The mock hospital takes the types of the client, never its code.',
      from: { path: '^mock-server/' },
      to: { path: '^packages/api-client/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '(^|/)node_modules/',
        '^(e2e|mock-server|contracts|openapi)/reports/',
        '^(packages|apps)/[^/]+/(reports|dist)/',
      ],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
