// What `npm run lines` counts: each area takes the files whose path matches `files` and not `without`.
import { testFiles } from '../lib/test-files.mjs';

const web = '^apps/web/';

const roomsOf = (layer, names) => `${layer}/(?:${names.join('|')})/`;

/** Rooms of the web app that are not clinical: administration, research, and what residents and visitors see. */
const administration = [
  roomsOf('features', [
    ...[
      'accounts',
      'ai-reports',
      'app-manage',
      'audit-rules',
      'blacklist',
      'board',
      'cleaning',
      'custom-texts',
      'dev-panel',
    ],
    ...['laboratory', 'logs', 'models', 'prompts', 'push-strategy', 'report-review', 'statistics', 'sync'],
  ]),
  roomsOf('parts', ['admin', 'audit', 'rules']),
  roomsOf('kit', ['admin']),
];
const research = [roomsOf('features', ['research']), roomsOf('parts', ['research'])];
const visitors = [roomsOf('features', ['demo', 'embedding', 'online', 'reader']), roomsOf('parts', ['public'])];
const inRooms = (rooms) => `${web}src/(?:${rooms.join('|')})`;
const notClinical = inRooms([...administration, ...research, ...visitors]);
const withoutTests = (rooms) => new RegExp(`${rooms}|${testFiles.source}`);

const hospital = '^mock-server/src/hospital/';

/** @type {{ name: string, files: RegExp, without?: RegExp, only?: RegExp }[]} */
export const areas = [
  { name: 'apps/web code', files: new RegExp(`${web}.*\\.tsx?$`), without: testFiles },
  { name: '  clinical code', files: new RegExp(`${web}.*\\.tsx?$`), without: withoutTests(notClinical) },
  { name: '  administration code', files: new RegExp(`${inRooms(administration)}.*\\.tsx?$`), without: testFiles },
  { name: '  research code', files: new RegExp(`${inRooms(research)}.*\\.tsx?$`), without: testFiles },
  { name: '  public code', files: new RegExp(`${inRooms(visitors)}.*\\.tsx?$`), without: testFiles },
  { name: 'apps/web css', files: new RegExp(`${web}.*\\.css$`) },
  { name: '  clinical css', files: new RegExp(`${web}.*\\.css$`), without: new RegExp(notClinical) },
  { name: 'apps/web tests', files: new RegExp(`${web}.*\\.tsx?$`), only: testFiles },
  { name: 'apps/web, all of it', files: new RegExp(`${web}.*\\.(tsx?|css)$`) },
  { name: 'assessments, all of it', files: new RegExp(`${web}src/features/assessments/`) },
  { name: 'mock hospital code', files: new RegExp(`${hospital}.*\\.ts$`), without: testFiles },
  { name: 'mock hospital data', files: /^mock-server\/data\// },
  { name: 'mock hospital tests', files: new RegExp(`${hospital}.*\\.ts$`), only: testFiles },
  { name: 'mock-server code', files: /^mock-server\/.*\.ts$/, without: testFiles },
];
