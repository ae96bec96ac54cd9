import { isBelow } from '../core/number.ts';
import type { JudgedReport } from '../record/judged.ts';
import { actionsFor, adviceAction } from './actions.ts';
import type { Action } from './actions.ts';
import { findDiagnosis } from '../lab-inference/rule-base.ts';
import type { InferredDiagnosis } from '../lab-inference/infer.ts';
import { plainFinding } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import { mostOf, sideOf } from './rows.ts';
import type { Row } from './rows.ts';
import { isOfFailedKidney } from '../record/settled.ts';
import { notLowAfterAll } from './total-calcium.ts';

/** ng/mL of 25-hydroxyvitamin D that is a lack of it (原发性骨质疏松症诊疗指南 2022; as in the rule base). */
const VITAMIN_D_BELOW = 20;
/** Of those whose kidneys are known to fail so many of the minerals must be out (KDIGO 2017, as in the rule base). */
const LEAST = 2;

/** Values that its clause has room for. */
const SHOWN = 2;

const WHO = 'CKDMBD';
/** The row of a phosphate that this tells as well. */
const ITS_PHOSPHATE = 'HYPERP';

/** A high phosphate that is told with the other minerals of known kidneys needs no line of its own. */
export function isOfMinerals(
  { id }: Pick<InferredDiagnosis, 'id'>,
  findings: readonly Finding[],
  known: ReadonlySet<string>,
): boolean {
  return id === ITS_PHOSPHATE && isOfFailedKidney(known) && findings.some(({ findingId }) => findingId === FINDING);
}

const FINDING = 'minerals';

interface Minerals {
  readonly hormone: Row | undefined;
  readonly phosphate: Row | undefined;
  readonly calcium: Row | undefined;
  readonly vitamin: Row | undefined;
}

function mineralsOf(rows: readonly Row[]): Minerals {
  const out = (code: string, side: 'high' | 'low') => rows.find((row) => row.code === code && sideOf(row) === side);
  const calcium = out('CA', 'low');
  return {
    hormone: out('PTH', 'high'),
    phosphate: out('P', 'high'),
    calcium: calcium !== undefined && notLowAfterAll(calcium, 'low', rows) === '' ? calcium : undefined,
    vitamin: rows.find((row) => row.code === 'VITD' && isBelow(mostOf(row), VITAMIN_D_BELOW)),
  };
}

/** What kidneys that fail do to minerals, of those who are known to have them and whose report has no filtration. */
const OF_KIDNEY = '慢性肾脏病-矿物质和骨异常';
/** The same picture of those of whom nobody knows it. */
const OF_NOBODY = '继发性甲状旁腺功能亢进模式';
const RESISTED = '假性甲状旁腺功能减退待排（PTH 抵抗）';

/**
 * PTH that nothing answers to: the calcium is low, the phosphate high, the kidneys are well (内科学). A low magnesium does the same, and
 * is put right first.
 */
function isResisted({ calcium, phosphate }: Minerals, rows: readonly Row[]): boolean {
  const isWell = (code: string) => rows.some((row) => row.code === code && row.judged.flag.state === 'normal');
  const isMagnesiumLow = rows.some((row) => row.code === 'MG' && sideOf(row) === 'low');
  return calcium !== undefined && phosphate !== undefined && !isMagnesiumLow && (isWell('EGFR') || isWell('CREA'));
}

/** An injury does the same while it lasts (KDIGO 2012; 内科学). */
const OF_INJURY = '急性肾损伤可引起，恢复后复查';

/** A phosphate that is kept is met by what brings it down, whatever else is out. */
function stepsOf({ phosphate }: Minerals, isOfKidney: boolean): readonly Action[] {
  const rule = findDiagnosis(WHO);
  if (rule === undefined || !isOfKidney) return [];
  const own = phosphate === undefined ? undefined : actionsFor(`${ITS_PHOSPHATE}:kidney`);
  return own ?? adviceAction(rule.id, rule.advice, rule.source);
}

/** What would tell the causes apart and was not measured. */
const ASKED: readonly (readonly [name: string, codes: readonly string[]])[] = [
  ['肾功能', ['CREA', 'EGFR']],
  ['25-羟维生素 D', ['VITD']],
  ['镁', ['MG']],
];

function askFor(rows: readonly Row[]): string {
  const open = ASKED.filter(([, codes]) => !rows.some(({ code }) => codes.includes(code))).map(([name]) => name);
  return open.length === 0 ? '' : `未见慢性肾脏病依据，查${open.join('、')}`;
}

/**
 * A raised PTH with a low calcium or a high phosphate where the rule base has no filtration to go by: of a known kidney disease it is
 * that of the kidneys (KDIGO 2017), of everybody else the picture alone is told.
 */
export function mineralPattern(rows: readonly Row[], judged: JudgedReport, known: ReadonlySet<string>): Finding[] {
  if (judged.inference.diagnoses.some(({ id }) => id === WHO)) return [];
  const minerals = mineralsOf(rows);
  const { hormone, phosphate, calcium, vitamin } = minerals;
  const told = [hormone, phosphate, calcium, vitamin].filter((row) => row !== undefined);
  const isOfKidney = isOfFailedKidney(known);
  const [first] = told;
  // A lack of vitamin D that was measured explains its PTH in a line of its own; beside a high calcium the glands are its cause.
  const isHypercalcaemic = rows.some((row) => row.code === 'CA' && sideOf(row) === 'high');
  const isOpen =
    hormone !== undefined && vitamin === undefined && !isHypercalcaemic && (phosphate ?? calcium) !== undefined;
  const isPattern = isOfKidney ? told.length >= LEAST : isOpen;
  if (first === undefined || !isPattern) return [];
  const title = isOfKidney ? `已知 CKD，${OF_KIDNEY}` : isResisted(minerals, rows) ? RESISTED : OF_NOBODY;
  const ask = isOfKidney ? '' : known.has('AKI') ? OF_INJURY : askFor(rows);
  const values = told.map(({ subject, valueText }) => `${subject} ${valueText}`);
  const lead = isOfKidney ? `${title}（${values.slice(0, SHOWN).join('，')}）` : `${values[0]}，${title}`;
  const finding = plainFinding(
    {
      id: FINDING,
      kind: 'row',
      title,
      text: [isOfKidney ? title : '', ...values, isOfKidney ? '' : title, ask].filter((part) => part !== '').join('，'),
      lead,
      urgency: 3,
      evidences: told.map(({ id }) => id),
      valueText: first.valueText,
      actions: stepsOf(minerals, isOfKidney),
      rank: { harm: 'D', catalogueOrder: first.catalogueOrder, rowOrder: first.order },
    },
    judged.report.report_time,
  );
  return [
    {
      ...finding,
      words: { ...finding.words, phrase: isOfKidney ? lead : `${title}（${first.subject} ${first.valueText}）` },
    },
  ];
}
