// What `npm run lines` counts: each area takes the files whose path matches `files` and not `without`.
import { testFiles } from '../lib/test-files.mjs';

const web = '^apps/web/';

const hospital = '^mock-server/src/hospital/';

/** @type {{ name: string, files: RegExp, without?: RegExp, only?: RegExp }[]} */
export const areas = [
  { name: 'apps/web code', files: new RegExp(`${web}.*\\.tsx?$`), without: testFiles },
  { name: 'apps/web css', files: new RegExp(`${web}.*\\.css$`) },
  { name: 'apps/web tests', files: new RegExp(`${web}.*\\.tsx?$`), only: testFiles },
  { name: 'apps/web, all of it', files: new RegExp(`${web}.*\\.(tsx?|css)$`) },
  { name: 'assessments, all of it', files: new RegExp(`${web}src/features/assessments/`) },
  { name: 'mock hospital code', files: new RegExp(`${hospital}.*\\.ts$`), without: testFiles },
  { name: 'mock hospital data', files: /^mock-server\/data\// },
  { name: 'mock hospital tests', files: new RegExp(`${hospital}.*\\.ts$`), only: testFiles },
  { name: 'mock-server code', files: /^mock-server\/.*\.ts$/, without: testFiles },
];
