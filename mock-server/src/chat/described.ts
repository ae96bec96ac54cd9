import { parts } from '@jianwei/clinical-rules/catalogue/row';
import { record, text } from '@jianwei/clinical-rules/tables/shapes';
import { readTsv } from '../tables/read-table.ts';

const ROWS = readTsv('chat/described.tsv', record({ about: parts, code: text }));

/** What stands around the matter to make it an item: 「管凝血的」, 「肾的那个数」, 「幽门那项」. */
const BEFORE = ['管', '看', '查', '测', '验', '反映', '代表', '关于'];
const BEHIND = [
  '数',
  '值',
  '指数',
  '那项',
  '那一项',
  '这项',
  '那个数',
  '这个数',
  '那个值',
  '那个指标',
  '那栏',
  '的数',
  '的值',
  '的指标',
  '的那个',
  '的那项',
  '的那一项',
];
const OF_IT = [
  '的',
  '的数',
  '的值',
  '的数值',
  '的指标',
  '的那个',
  '的那项',
  '的那一项',
  '的那个数',
  '的项目',
  '那个',
  '那项',
];

/** How an item is described, each with its code. */
export const DESCRIBED: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(({ about, code }) =>
    about.flatMap((matter) =>
      [
        ...BEHIND.map((behind) => `${matter}${behind}`),
        ...BEFORE.flatMap((before) => OF_IT.map((behind) => `${before}${matter}${behind}`)),
      ].map((said): [string, string] => [said, code]),
    ),
  ),
);
