import type { IssuePaperInputApiType } from '@jianwei/api-client/model';
import { GRACE_LEVEL_TEXT } from '@jianwei/clinical-rules/grace/wording';
import { covid19Records } from '../store/covid19-records.ts';
import { graceRecords } from '../store/grace-records.ts';
import { pleuralRecords } from '../store/pleural-records.ts';
import type { RecordTable, SavedRecord } from '../store/record-table.ts';
import type { Session } from '../store/session.ts';
import { thyroidFollowUpRecords } from '../store/thyroid-followup-records.ts';
import type { World } from '../store/world.ts';
import { covid19Record } from './covid19.ts';
import { graceReport } from './grace.ts';
import { pleuralReport } from './pleural.ts';
import { foundRecord } from './records.ts';
import { thyroidFollowUp } from './thyroid-followup.ts';

/** The class that a tool came to, in the words of its paper; nothing that could tell whose it is. */
export interface PaperResult {
  readonly conclusion: string;
  readonly score: number | null;
  /** 评估时间, as the head of the paper has it. */
  readonly assessedTime: string;
}

/** A tool whose records can be printed so that the paper can be checked. */
export interface PaperKind {
  /** As the head of the paper names it. */
  readonly name: string;
  /** The record as it stands; undefined where it was deleted. */
  find(world: World, recordId: string): SavedRecord<unknown> | undefined;
  /** @throws Refusal 404 where there is none */
  read(world: World, recordId: string, session: Session): { row: SavedRecord<unknown>; result: PaperResult };
}

function kind<Form>(
  name: string,
  table: RecordTable<Form>,
  resultOf: (world: World, row: SavedRecord<Form>, session: Session) => PaperResult,
): PaperKind {
  return {
    name,
    find: (world, recordId) => table.find(world, recordId),
    read: (world, recordId, session) => {
      const row = foundRecord(world, table, recordId);
      return { row, result: resultOf(world, row, session) };
    },
  };
}

/** The target that is a number has its unit, as on the paper. */
const targetText = (target: string): string => `TSH 目标 ${target}${/\d$/.test(target) ? ' mU/L' : ''}`;

/** By api_type. */
export const PAPER_KINDS: Readonly<Record<IssuePaperInputApiType, PaperKind>> = {
  5: kind('Grace评分', graceRecords, (world, row, session) => {
    const { level, score } = graceReport(world, row, session);
    return { conclusion: GRACE_LEVEL_TEXT[level], score, assessedTime: row.saved_time };
  }),
  6: kind('Light标准胸腔积液鉴别', pleuralRecords, (world, row, session) => {
    const { diagnosis_name: name } = pleuralReport(world, row, session);
    return { conclusion: name || '暂无结论', score: null, assessedTime: row.saved_time };
  }),
  8: kind('甲状腺用药随访', thyroidFollowUpRecords, (world, row, session) => {
    const { target_text: target, status } = thyroidFollowUp(world, row, session).assessment;
    const conclusion = [targetText(target), status].filter(Boolean).join('，');
    return { conclusion, score: null, assessedTime: row.saved_time };
  }),
  9: kind('新冠分型辅助', covid19Records, (world, row, session) => {
    const { results } = covid19Record(world, row, session);
    // The type alone: what follows in the sentence are the patient's risk factors.
    const [conclusion = ''] = (results[0] ?? '').split('，', 1);
    // An edit keeps the time of the assessment.
    return { conclusion, score: null, assessedTime: row.report_time };
  }),
};
