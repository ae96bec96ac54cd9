import { isOxygenOfVein } from '../catalogue/specimen.ts';
import { isAbove, isBelow } from '../core/number.ts';
import type { Urgency } from '../lab-inference/infer.ts';
import { referenceChange } from '../plausible/reference-change.ts';
import type { JudgedReport } from '../record/judged.ts';
import { actionsFor } from './actions.ts';
import { findingOfRow } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import { leastOf, mostOf } from './rows.ts';
import type { Row } from './rows.ts';

/** mmHg of oxygen below which, and of carbon dioxide above which, breathing fails (诊断学); pH beyond which it is looked at (J-63). */
const OXYGEN_BELOW = 60;
const CARBON_ABOVE = 50;
const PH = { low: 7.3, high: 7.5 } as const;

/** Who has the failure for long is told it as the gas that it was. */
const CHRONIC = 'RF2C';

/** PaO2 is new, or fell beyond chance since the last gas (J-10). */
function isNewOrWorse({ value, factor, history: [last] }: Row): boolean {
  if (last === undefined || value === null) return true;
  const before = last.value * factor;
  return before >= OXYGEN_BELOW || value <= before - referenceChange('PO2', before);
}

interface Told {
  readonly row: Row;
  readonly title: string;
  readonly urgency: Urgency;
  readonly steps: string;
}

function oxygenOf(row: Row): Told | null {
  if (!isBelow(mostOf(row), OXYGEN_BELOW)) return null;
  const urgency = isNewOrWorse(row) ? 1 : 2;
  return { row, title: '低氧血症，呼吸衰竭待分型', urgency, steps: 'gas:lone-oxygen' };
}

function carbonOf(row: Row, known: ReadonlySet<string>): Told | null {
  if (!isAbove(leastOf(row), CARBON_ABOVE) || known.has(CHRONIC)) return null;
  return { row, title: '二氧化碳潴留，呼吸衰竭待分型', urgency: 2, steps: 'gas:lone-carbon' };
}

function acidOf(row: Row): Told | null {
  const isAcid = isBelow(mostOf(row), PH.low);
  if (!isAcid && !isAbove(leastOf(row), PH.high)) return null;
  return { row, title: isAcid ? '酸血症，类型待定' : '碱血症，类型待定', urgency: 2, steps: 'gas:lone-acid' };
}

const FINDERS: Readonly<Record<string, (row: Row, known: ReadonlySet<string>) => Told | null>> = {
  PO2: oxygenOf,
  PCO2: carbonOf,
  PH: acidOf,
};

/** Of a vein the pH alone says as much. */
const isOfVein = ({ code, judged: { printed } }: Row): boolean =>
  code !== 'PH' && isOxygenOfVein('PO2', `${printed.specimen} ${printed.name}`);

const isJudged = (row: Row): boolean => {
  const { flag, suspicion } = row.judged;
  return suspicion === undefined && flag.critical === undefined && flag.state === 'abnormal' && !isOfVein(row);
};

/** A gas of which the tool lacks pH or carbon dioxide: what of it fails is told all the same, with what is missing. */
export function loneGas(rows: readonly Row[], judged: JudgedReport, known: ReadonlySet<string>): Finding[] {
  const isThere = (code: string): boolean => rows.some((row) => row.code === code && row.value !== null);
  if (isThere('PH') && isThere('PCO2')) return [];
  const missing = [
    ['PH', 'pH'],
    ['PCO2', 'PaCO₂'],
  ].flatMap(([code = '', name = '']) => (isThere(code) ? [] : [name]));
  return rows.flatMap((each) => {
    const told = isJudged(each) ? (FINDERS[each.code]?.(each, known) ?? null) : null;
    if (told === null) return [];
    const { row, title, urgency, steps } = told;
    const lead = `${row.subject} ${row.valueText}，${title}`;
    return [
      findingOfRow(
        row,
        {
          id: `lone-gas:${row.id}`,
          title,
          text: `${lead}，缺 ${missing.join('、')}`,
          lead,
          urgency,
          actions: actionsFor(steps) ?? [],
          rank: { harm: 'A' },
        },
        judged,
      ),
    ];
  });
}
