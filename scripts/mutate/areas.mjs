import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/workplace.mjs';

/**
 * Where mutants are made. `least` is the score in percent that the tests of the workspace must reach. `files` are globs from the
 * workspace, less `except`; `tests` are those that may find the mutants (default: all); `unitOf` splits them into units, which run, and are kept, one after the other.
 * @typedef {{ name: string, workspace: string, least: number, files: string[], except?: RegExp,
 *   tests?: string[], unitOf?: (file: string) => string, planOf?: (unit: string) => Plan, keepsModules?: true, ignoresLoading?: true,
 *   areAllRelated?: true }} Area
 * `planOf` says what holds for one unit in place of the whole area.
 * @typedef {{ tests?: string[], keepsModules?: true }} Plan
 * `keepsModules`: from mutant to mutant the modules stay loaded; those that only show while one loads take a thread of their own.
 * Not where something is remembered by its text (`memoizeByText`): what a mutant left there would be found by the next.
 * `ignoresLoading`: mutants that only show while a module loads are left out.
 * `areAllRelated`: every test loads every file, so that nobody looks, for each mutant, through all modules for tests that do.
 */

/**
 * Handlers by what they answer: unit, files, and the beginnings of the names of the tests that may find their mutants. The fewer tests,
 * the sooner a unit begins: each of their files has a hospital of its own.
 * @type {[string, RegExp, string][]}
 */
const handlerUnits = [
  [
    'saved',
    /\/(covid19|grace|pleural|records|thyroid-followup|blood-gas|adrenal-cortex)\.ts$/,
    'adrenal|blood-gas|covid19|entity|grace|pleural|replay|saved|thyroid-followup',
  ],
  [
    'read-tools',
    /\/(aldosteronism|cerebrospinal|ckd|gastric|lab-model|thyroid-function)\.ts$/,
    'aldosteronism|cerebrospinal|ckd|entity|gastric|thyroid-function',
  ],
  ['knowledge', /\/(analysis|knowledge)\.ts$/, 'analysis|entity|knowledge|released|risk'],
  ['reports', /\/reports\.ts$/, 'analysis|entity|model-numbers|released|report-review|reports'],
  [
    'research-projects',
    /\/research-(change|project-wire|projects)\.ts$/,
    'research-exports|research-near|research-projects.|research-projects-edges',
  ],
  ['research-exports', /\/research-(exports|export-state)\.ts$/, 'research-exports|research-projects-exports'],
  // Without those that go through every size of a cohort.
  [
    'research',
    /\/research[a-z-]*\.ts$/,
    'research.|research-match|research-near|research-projects-exports|research-tables',
  ],
  ['accounts', /\/(account-csv|accounts|changeables|changes)\.ts$/, 'account|logs'],
  ['blacklist', /\/blacklist\.ts$/, 'blacklist'],
  ['logs', /\/(app-manage|license|logs)\.ts$/, 'app-manage|license|logs'],
  ['audit', /\/(audit|custom-texts|prompts|report-review)\.ts$/, 'audit|custom-texts|prompt|released|report-review'],
  ['push', /\/push(-checks)?\.ts$/, 'push'],
  ['rules', /\/(rules|rule-[a-z-]+)\.ts$/, 'rules'],
  ['cleaning', /\/cleaning(-wire)?\.ts$/, 'cleaning'],
  ['datacenter', /\/(datacenter|data-volumes|day-range)\.ts$/, 'datacenter|list-orders|statistics'],
  ['models', /\/models?(-wire)?\.ts$/, 'model'],
  [
    'statistics',
    /\/(interpretability|laboratory|statistics)\.ts$/,
    'interpretability|laboratory|list-orders|statistics',
  ],
  ['sync', /\/sync(-[a-z-]+)?\.ts$/, 'sync'],
  ['loops', /\/(board|warnings)\.ts$/, 'board|push-deliveries|released|warning'],
  ['day', /\/(assist|home|plans|tasks|worklist)\.ts$/, 'assist|decision|home|plans|warning-loop|worklist'],
  ['session', /\/(images|session|shares|sso-demo|system|tracking)\.ts$/, 'session|shares|small|sso-demo'],
  [
    'applications',
    /\/(ai-reports|applications|cached-operations|replay)\.ts$/,
    'ai-reports|application|decision|replay',
  ],
  ['papers', /\/(paper-kinds|papers)\.ts$/, 'papers'],
  ['small', /\.ts$/, 'change-rights|command|courses|favourites|guides|known|small|sorting|systems'],
];

/** Folders of the rules in parts that can run one at a time; what is not named here is the part of the folder's name. */
const rulesUnits = [
  ['lab-inference-conditions', /\/lab-inference\/condition-text\.ts$/],
  ['lab-inference-formulas', /\/lab-inference\/([a-z]+-)?(formulas?|derived-codes)\.ts$/],
  ['record-words', /\/record\/(known-diagnoses|source-flag)\.ts$/],
  ['record-facts', /\/record\/[a-z\d-]+-facts\.ts$/],
  ['reading-actions', /\/reading\/(actions|fitted-actions|merged-actions)\.ts$/],
  ['reading-gas', /\/reading\/tools\/(blood-gas|gas-course|statement)\.ts$/],
  ['reading-tools', /\/reading\/tools\//],
  ['reading-findings', /\/reading\/[a-z]+-findings\.ts$/],
  ['reading-patterns', /\/reading\/(contradicting-\w+|specimen-patterns|pictures|newborn[a-z-]*)\.ts$/],
  // What is remembered by its text.
  ['reading-memo', /\/reading\/(held-tests|interval-text)\.ts$/],
  ['reading-words', /\/reading\/(copy|echo|grounds|headline|name-wording|plain-\w+|quiet-words|width|words)\.ts$/],
];

/** Without what is true of ten thousand reports, or counts the work of a long record. */
const readingTests = ['src/reading/**/!(*.properties|record-work).test.ts'];
/** Of rows, courses, limits and whole reports: without what tools, single findings, actions and words are tested by. */
const readingOfReports = [
  'src/reading/{acid-and-minerals,changes,cord-blood,fluid-sugar,item-findings,item-lines,known-disease,known-targets,limits,lone-gas}.test.ts',
  'src/reading/{main-row,merged-actions,minerals-and-corrections,one-sentence,outside-dangers,patient-circumstances,plain-report,read}.test.ts',
  'src/reading/{report-lines,row-asides,row-changes,rows,saved-forms,speed,table-limits,told-elsewhere,told-in-order,treated-once}.test.ts',
  'src/reading/{unsaid-unit,value-text,whole-report,words}.test.ts',
];
/** Without the published cases too: to read all of them takes 20 s for each survivor. */
const readingExamples = ['src/reading/**/!(*.properties|cases|record-work).test.ts'];

/** Tools that remember nothing by its text: each has the tests of its folder, on modules that stay loaded. */
const tools = [
  ...[
    'adrenal-cortex',
    'aldosteronism',
    'cerebrospinal',
    'ckd',
    'covid19',
    'delta',
    'gastric',
    'grace',
    'model-metrics',
  ],
  ...['pleural', 'thyroid-followup', 'thyroid-function'],
];

/**
 * Units of the rules whose mutants are looked for by the tests of their folder alone, most of them on modules that stay loaded: loading
 * the tables, and reading every published case, takes seconds.
 * @type {[RegExp, Plan][]}
 */
const rulesPlans = [
  [/^blood-gas$/, { tests: ['src/blood-gas/!(*.properties).test.ts'], keepsModules: true }],
  ...tools.map((name) => [
    new RegExp(`^${name}$`),
    { tests: [`src/${name}/!(*.properties).test.ts`], keepsModules: true },
  ]),
  [/^catalogue$/, { tests: ['src/catalogue/*.test.ts'] }],
  [/^flags$/, { tests: ['src/flags/!(*.properties).test.ts'], keepsModules: true }],
  // What is read once for each text, or kept once it is worked out, is loaded anew.
  [/^(logistic-model|ranges)$/, { tests: ['src/{logistic-model,ranges}/!(*.properties).test.ts'] }],
  [/^(results|units)$/, { tests: ['src/{results,units}/*.test.ts'] }],
  [/^record-words$/, { tests: ['src/record/*.test.ts'] }],
  [/^record(-facts)?$/, { tests: ['src/record/*.test.ts'], keepsModules: true }],
  [/^lab-inference-conditions$/, { tests: ['src/lab-inference/*.test.ts'] }],
  [/^lab-inference/, { tests: ['src/lab-inference/*.test.ts'], keepsModules: true }],
  [/^reading-memo$/, { tests: ['src/reading/{held-tests,words}.test.ts'] }],
  [
    /^reading-patterns$/,
    {
      tests: ['src/reading/{contradicting-*,critical-rows,newborn,other-patient,pictures,specimen-patterns}.test.ts'],
      keepsModules: true,
    },
  ],
  [/^reading-tools$/, { tests: ['src/reading/tools/*.test.ts'], keepsModules: true }],
  [/^reading-(actions|gas)$/, { tests: readingTests, keepsModules: true }],
  [/^reading$/, { tests: readingOfReports, keepsModules: true }],
  [/^reading-(findings|words)$/, { tests: readingExamples, keepsModules: true }],
];

/** @type {Area[]} smallest first */
export const areas = [
  { name: 'wire-cipher', workspace: 'packages/wire-cipher', least: 95, files: ['src/*.ts'] },
  { name: 'transport', workspace: 'packages/api-client', least: 90, files: ['src/transport/*.ts'] },
  {
    name: 'guard',
    workspace: 'apps/web',
    least: 90,
    files: [
      'src/app/first-address.ts',
      'src/app/destination.ts',
      'src/parts/session/may-open.ts',
      'src/parts/session/entry-parameters.ts',
      'src/kit/lib/safe-redirect.ts',
    ],
    tests: [
      'src/app/{guard,destination,first-address,prefetch-opened-report}.test.ts',
      'src/parts/session/*.test.ts',
      'src/kit/lib/safe-redirect.test.ts',
    ],
  },
  {
    name: 'handlers',
    workspace: 'mock-server',
    least: 90,
    files: ['src/handlers/*.ts'],
    planOf: (unit) => ({
      tests: [`src/handlers/@(${handlerUnits.find(([name]) => name === unit)?.[2] ?? ''})*test.ts`],
    }),
    // The table that names them all.
    except: /\/index\.ts$/,
    unitOf: (file) => handlerUnits.find(([, names]) => names.test(file))?.[0] ?? '',
    // Loading and seeding a hospital takes two seconds, asking it a few milliseconds.
    keepsModules: true,
    ignoresLoading: true,
    areAllRelated: true,
  },
  {
    name: 'clinical-rules',
    workspace: 'packages/clinical-rules',
    least: 95,
    files: ['src/*/**/*.ts'],
    // By examples: a thousand random inputs for each mutant would take days.
    tests: ['src/**/!(*.properties).test.ts'],
    unitOf: (file) => rulesUnits.find(([, names]) => names.test(file))?.[0] ?? file.split('/')[1],
    planOf: (unit) => rulesPlans.find(([names]) => names.test(unit))?.[1] ?? {},
  },
  {
    name: 'web-logic',
    workspace: 'apps/web',
    least: 80,
    // By the tests of their own folder that need no screen, nor load all of them: what shows only while a module loads runs them all.
    planOf: (unit) => ({
      tests: {
        app: ['src/app/**/!(pages).test.ts'],
        assessments: ['src/features/assessments/**/*.test.ts'],
        features: ['src/features/*.test.ts', 'src/features/!(assessments)/**/*.test.ts'],
      }[unit] ?? [`src/${unit}/**/*.test.ts`],
    }),
    // Without JSX. What only React can run (use-*, the stream of reports), starts the program or paints is proven on the screens.
    files: [
      'src/features/**/*.ts',
      'src/parts/**/*.ts',
      'src/kit/**/*.ts',
      'src/app/menu.ts',
      'src/app/route-table.ts',
    ],
    except:
      /\/use-[^/]*\.ts$|\/parts\/session\/(may-open|entry-parameters)\.ts$|\/safe-redirect\.ts$|\/kit\/chart\/|-option\.ts$|antd-theme|\/detail-stream\.ts$|\/report-picture\.ts$/,
    unitOf: (file) => (file.startsWith('src/features/assessments/') ? 'assessments' : file.split('/')[1]),
  },
];

/** Tables of wording: their texts are not mutated, everything else in them is. */
export const wording = [
  /^packages\/clinical-rules\/src\/.*\/([a-z]+-)?(wording|options)\.ts$/,
  /^packages\/clinical-rules\/src\/lab-inference\/.*-diagnoses\.ts$/,
  /^packages\/clinical-rules\/src\/catalogue\/(?!catalogue|row)[^/]*\.ts$/,
  /^apps\/web\/src\/.*[-/](texts?|words)\.ts$/,
];

const isProduct = (file) => !/\.(test|test-support)\.ts$|\.d\.ts$/.test(file);

/**
 * Files of an area by unit, paths from the root of the checkout.
 * @param {Area} area
 * @returns {Map<string, string[]>}
 */
export function unitsOf({ name, workspace, files, except, unitOf = () => name }) {
  const units = new Map();
  const found = globSync(files, { cwd: join(root, workspace) }).map((file) => file.replaceAll('\\', '/'));
  for (const file of found.filter((each) => isProduct(each) && !except?.test(each)).toSorted()) {
    const unit = unitOf(file);
    units.set(unit, [...(units.get(unit) ?? []), `${workspace}/${file}`]);
  }
  return units;
}

export const isWording = (file) => wording.some((pattern) => pattern.test(file));
