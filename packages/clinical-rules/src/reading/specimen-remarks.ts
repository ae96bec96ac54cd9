import type { JudgedReport } from '../record/judged.ts';
import { findingOfRow } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import { raisedByHaemolysis } from './beside-notes.ts';
import type { Row } from './rows.ts';

/** Rows that speak of the tube and not of the patient. */
const OF_SPECIMEN =
  /^(?:(?:标本|样本|血清|血浆)(?:状态|性状|外观|质量|情况|描述|备注)?|备注|说明|提示|检验备注|质量备注)$/;

/** What a tube shows, with the words that say so. */
const SEEN: readonly (readonly [words: RegExp, title: string])[] = [
  [/(?<![无未非]|未见|无明显)溶血/, '标本溶血'],
  [/(?<![无未非]|未见|无明显)(?:脂血|乳糜)/, '标本脂血'],
  [/(?<![无未非]|未见|无明显)黄疸/, '标本黄疸'],
  [/(?<![无未非]|未见|无明显)(?:聚集)/, '血小板聚集'],
  [/(?<![无未非]|未见|无明显)(?:凝块|凝血|凝固)/, '标本有凝块'],
];

/** 「备注 标本轻度溶血」: said of the tube in words, and what it may have made false. */
export function specimenRemarks(rows: readonly Row[], judged: JudgedReport): Finding[] {
  return rows.flatMap((row) => {
    const { printed, item, flag } = row.judged;
    const isWord = flag.state === 'undetermined' && flag.reason === 'text_result';
    if (item !== undefined || !isWord || !OF_SPECIMEN.test(printed.name.normalize('NFKC').trim())) return [];
    const seen = SEEN.filter(([words]) => words.test(printed.result)).map(([, title]) => title);
    if (seen.length === 0) return [];
    const title = seen.join('、');
    const raised = seen.includes('标本溶血') ? raisedByHaemolysis(rows) : '';
    const text = `${printed.name} ${printed.result.trim()}${raised === '' ? '' : `，${raised}`}`;
    return [
      findingOfRow(
        row,
        { id: `specimen:${row.id}`, title, text, lead: title, urgency: 3, actions: [], rank: { harm: 'E' } },
        judged,
      ),
    ];
  });
}
