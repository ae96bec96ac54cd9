import { PAC_UNITS, RENIN } from '../aldosteronism/aldosteronism-table.ts';
import type { ReninType } from '../aldosteronism/aldosteronism-table.ts';
import { readAldosteronismInput } from '../aldosteronism/aldosteronism-wire.ts';
import { evaluateAldosteronism } from '../aldosteronism/aldosteronism.ts';
import type { AldosteronismResult } from '../aldosteronism/aldosteronism.ts';
import { episodeRow, episodeRows, hasAnyCode } from './episode-rows.ts';
import type { ModelInput, UsedRow, Window } from './episode-rows.ts';
import type { JudgedReport, PatientRecord } from './judged.ts';
import { episodeReading } from './tool-reading.ts';
import type { EpisodeReading } from './tool-reading.ts';

/** Renin and potassium belong to an aldosterone of the same days. */
const NEAR: Window = { daysBefore: 3, daysAfter: 3 };
/** A confirmatory test or vein sampling follows a screening of the last three months. */
const SCREENED: Window = { daysBefore: 90, daysAfter: 3 };

const PAC_ROW = { unit: 'ng/dL', ownUnits: PAC_UNITS, analyte: 'PAC' } as const;
const pac = (item: string, code: string): ModelInput => ({ item, codes: [code], ...PAC_ROW });

/** Values of the confirmatory tests and of vein sampling, own report only; codes of the hospital's laboratory. */
const TEST_INPUTS: readonly ModelInput[] = [
  pac('sit', 'PAC-SIT'),
  pac('sit_seated', 'PAC-SIT-SEATED'),
  pac('cct_pre', 'PAC-CCT0'),
  pac('cct_post', 'PAC-CCT2'),
  pac('fst', 'PAC-FST'),
  { item: 'urine_na', codes: ['UNA24'], unit: '' },
  { item: 'urine_aldo', codes: ['UALD24'], unit: '' },
  { item: 'selectivity_left', codes: ['AVS-SI-L'], unit: '' },
  { item: 'selectivity_right', codes: ['AVS-SI-R'], unit: '' },
  { item: 'lateralisation', codes: ['AVS-LI'], unit: '' },
];

const TEST_CODES = TEST_INPUTS.flatMap(({ codes }) => codes);
export const ALDOSTERONISM_CODES: ReadonlySet<string> = new Set(['PAC', 'PRA', 'DRC', 'K', ...TEST_CODES]);

/** A report belongs to the model when it holds aldosterone, or a test that confirms the screening. */
export function isAldosteronismReport(judged: JudgedReport): boolean {
  return hasAnyCode(judged, ['PAC', ...TEST_CODES]);
}

interface FoundRenin {
  readonly used: UsedRow;
  readonly type: ReninType;
}

const RENIN_TYPES = Object.keys(RENIN) as ReninType[];

/** Activity before concentration; the dimension of the unit tells the kind, and with it cut-off and floor. */
function findRenin(record: PatientRecord, judged: JudgedReport, window: Window): FoundRenin | undefined {
  const found = ['PRA', 'DRC'].flatMap((code) =>
    RENIN_TYPES.flatMap((type): FoundRenin[] => {
      const used = episodeRow(record, judged, { codes: [code], unit: RENIN[type].unit, window });
      return used === undefined ? [] : [{ used, type }];
    }),
  );
  const usable = found.filter(({ used }) => used.value !== null);
  return usable.find(({ used }) => used.judged === judged) ?? usable[0] ?? found[0];
}

function confirmation(rows: ReadonlyMap<string, UsedRow>): Record<string, unknown> | undefined {
  const value = (item: string) => rows.get(item)?.value ?? null;
  const post = (item: string) => ({ post_pac: value(item), post_pac_unit: rows.get(item)?.unit });
  if (rows.has('sit')) return { type: 'SIT', ...post('sit') };
  if (rows.has('sit_seated')) return { type: 'SIT', seated: true, ...post('sit_seated') };
  if (rows.has('cct_post'))
    return { type: 'CCT', pre_pac: value('cct_pre'), pre_pac_unit: rows.get('cct_pre')?.unit, ...post('cct_post') };
  if (rows.has('fst')) return { type: 'FST', ...post('fst') };
  if (rows.has('urine_aldo')) return { type: 'ORAL_NA', urine_na: value('urine_na'), urine_aldo: value('urine_aldo') };
  return undefined;
}

/** Names under which the rule takes the rows of the tests. */
const RULE_ITEM: Readonly<Record<string, string>> = {
  sit: 'post_pac',
  sit_seated: 'post_pac',
  cct_post: 'post_pac',
  fst: 'post_pac',
  cct_pre: 'pre_pac',
};

/** What the rule is asked, and the rows behind it under the rule's names. */
interface AldosteronismQuestion {
  readonly input: Readonly<Record<string, unknown>>;
  readonly rows: ReadonlyMap<string, UsedRow>;
}

/**
 * Rows that are used: aldosterone, renin and potassium of the report, missing renin and potassium from reports of up to three
 * calendar days around it. A report that holds only a confirmatory test or vein sampling is read with the last screening (aldosterone
 * with the renin and potassium around that report) of the 90 days before it; a screening is never judged by a later test.
 */
function aldosteronismQuestion(record: PatientRecord, judged: JudgedReport): AldosteronismQuestion {
  const tests = episodeRows(record, judged, TEST_INPUTS);
  const pacRow = episodeRow(record, judged, { codes: ['PAC'], ...PAC_ROW, window: SCREENED });
  const screening = pacRow?.judged ?? judged;
  const renin = findRenin(record, screening, NEAR);
  const potassium = episodeRow(record, screening, { codes: ['K'], unit: 'mmol/L', window: NEAR });
  const value = (item: string) => tests.get(item)?.value ?? null;
  const hasVeins = ['selectivity_left', 'selectivity_right', 'lateralisation'].some((item) => tests.has(item));
  const rows = new Map<string, UsedRow>([...tests].map(([item, used]) => [RULE_ITEM[item] ?? item, used]));
  if (pacRow !== undefined) rows.set('pac', pacRow);
  if (renin !== undefined) rows.set('renin', renin.used);
  if (potassium !== undefined) rows.set('k', potassium);
  return {
    rows,
    input: {
      pac: pacRow?.value ?? null,
      pac_unit: pacRow?.unit,
      renin: renin?.used.value ?? null,
      ...(renin === undefined ? {} : { renin_type: renin.type }),
      k: potassium?.value ?? null,
      confirm: confirmation(tests),
      ...(hasVeins
        ? {
            avs: {
              selectivity_left: value('selectivity_left'),
              selectivity_right: value('selectivity_right'),
              lateralisation: value('lateralisation'),
            },
          }
        : {}),
    },
  };
}

/** The screening, its confirmation and vein sampling; null for a report that holds none of them. */
export function aldosteronismOf(
  record: PatientRecord,
  judged: JudgedReport,
): EpisodeReading<AldosteronismResult> | null {
  if (!isAldosteronismReport(judged)) return null;
  const { input, rows } = aldosteronismQuestion(record, judged);
  return episodeReading(evaluateAldosteronism(readAldosteronismInput(input)), rows);
}
