import type { AssistFault, AssistInput, AssistLaboratory } from '@jianwei/api-client/model';
import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import type { CatalogueItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { readSex } from '@jianwei/clinical-rules/core/rule-stamp';
import { unitFactor } from '@jianwei/clinical-rules/flags/flag';
import type { Flag, UndeterminedReason } from '@jianwei/clinical-rules/flags/flag';
import { UNDETERMINED_TEXT } from '@jianwei/clinical-rules/flags/wording';
import type { Person } from '@jianwei/clinical-rules/lab-inference/infer';
import { parseRange } from '@jianwei/clinical-rules/ranges/range';
import { judgeRow } from '@jianwei/clinical-rules/record/judged';
import type { JudgedRow } from '@jianwei/clinical-rules/record/judged-row';
import type { PrintedRow } from '@jianwei/clinical-rules/record/printed';

/** Differences, which alone may lie below zero: base excess and anion gap. */
const MAY_BE_NEGATIVE: ReadonlySet<string> = new Set(['BE', 'AG']);

/** A person as entered: completed years and sex. */
export function enteredPerson({ age, gender }: Pick<AssistInput, 'age' | 'gender'>): Person {
  return { sex: readSex(gender), ageYears: age };
}

function resultFault({ parsed }: Flag, item: CatalogueItem): string | undefined {
  if (parsed.kind === 'empty') return '请输入结果';
  if (item.valueType === 'qualitative') {
    const isReadable = parsed.kind === 'qualitative' || parsed.kind === 'titre';
    return isReadable ? undefined : '请输入定性结果，如 阴性、阳性、2+';
  }
  if (parsed.kind === 'text' || parsed.kind === 'titre') return '请输入数值，可带 <、>、≤、≥';
  const lowest = parsed.kind === 'number' ? parsed.value : parsed.kind === 'between' ? parsed.low : 0;
  return lowest < 0 && !MAY_BE_NEGATIVE.has(item.code) ? '结果不能为负数' : undefined;
}

function unitFault(unit: string, { parsed }: Flag, item: CatalogueItem): string | undefined {
  if (item.valueType === 'qualitative' || (parsed.kind !== 'number' && parsed.kind !== 'between')) return undefined;
  const { failure } = unitFactor(unit, item.unit, item.code);
  if (failure === undefined) return undefined;
  if (failure === 'unit_missing') return `请输入单位，如 ${item.unit}`;
  if (failure !== 'unit_mismatch') return UNDETERMINED_TEXT[failure];
  return item.unit === '' ? '该项目没有单位' : `单位不能换算为 ${item.unit}`;
}

function rangeFault(text: string): string | undefined {
  const range = parseRange(text);
  if (range.kind !== 'unparsed') return undefined;
  const reason: UndeterminedReason = range.reason === 'inverted' ? 'range_inverted' : 'range_unreadable';
  return UNDETERMINED_TEXT[reason].replace('报告的', '');
}

/** A row as the rules read it; the key of the entered row stands as its laboratory_id. */
function judge(entered: AssistLaboratory, item: CatalogueItem, person: Person): JudgedRow {
  const printed: PrintedRow = {
    laboratory_id: entered.key,
    code: item.code,
    name: item.name,
    specimen: item.specimen,
    result: entered.result.trim(),
    unit: (entered.unit ?? '').trim(),
    range_text: (entered.reference_interval ?? '').trim(),
    group_name: item.group,
    error: null,
  };
  return judgeRow(printed, person);
}

function faultsOf({ printed, flag }: JudgedRow, item: CatalogueItem): AssistFault[] {
  const faults = [
    { field: 'result', message: resultFault(flag, item) },
    { field: 'unit', message: unitFault(printed.unit, flag, item) },
    { field: 'reference_interval', message: rangeFault(printed.range_text) },
  ] as const;
  return faults.flatMap(({ field, message }) =>
    message === undefined ? [] : [{ key: printed.laboratory_id, field, message }],
  );
}

export interface CheckedRows {
  readonly rows: readonly JudgedRow[];
  /** Which field of which row must be put right, and why; the rows are then of no use. */
  readonly faults: readonly AssistFault[];
}

/** Reads the entered rows. What cannot be read is a fault of its field, never left out silently. */
export function checkRows(entered: readonly AssistLaboratory[], person: Person): CheckedRows {
  const rows: JudgedRow[] = [];
  const faults: AssistFault[] = [];
  const codes = new Set<string>();
  for (const one of entered) {
    const item = findItem(one.code);
    if (item === undefined) faults.push({ key: one.key, field: 'code', message: '项目不在目录中' });
    else if (codes.has(item.code)) faults.push({ key: one.key, field: 'code', message: '该项目已录入' });
    else {
      const row = judge(one, item, person);
      codes.add(item.code);
      rows.push(row);
      faults.push(...faultsOf(row, item));
    }
  }
  return { rows, faults };
}
