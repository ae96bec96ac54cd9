import { glucoseRatioOf } from '../cerebrospinal/cerebrospinal-facts.ts';
import { GLUCOSE } from '../cerebrospinal/cerebrospinal-table.ts';
import { isBelow } from '../core/number.ts';
import { pointOf } from '../flags/measured.ts';
import { fluidResult } from '../record/cerebrospinal-facts.ts';
import type { JudgedReport, PatientRecord } from '../record/judged.ts';
import { actionsFor } from './actions.ts';
import { findingOfRow } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import { organOf } from './organs.ts';
import type { Row } from './rows.ts';

const CODE = 'CSF-GLU';

const figure = (value: number): string => String(Number(value.toFixed(2)));

/**
 * A sugar of the spinal fluid inside its interval that is less than 0.4 of that of the blood, of a fluid whose cells nobody counted: no
 * pattern can be told, and it speaks for bacteria all the same (McGill 2016). Below its own limit the row says so itself.
 */
export function fluidSugar(rows: readonly Row[], judged: JudgedReport, record: PatientRecord): Finding[] {
  const row = rows.find(({ code }) => code === CODE);
  const result = row === undefined ? undefined : fluidResult(record, judged);
  if (row === undefined || result?.status !== 'incomplete' || result.invalid.length > 0) return [];
  const { glucose, serum_glucose: serum } = result.inputsUsed.values;
  const [fluid, blood] = [pointOf(glucose), pointOf(serum)];
  const ratio = glucoseRatioOf(glucose, serum);
  if (fluid === null || blood === null || ratio === null) return [];
  if (isBelow(fluid, GLUCOSE.aloneVeryLowBelow) || !isBelow(fluid, GLUCOSE.veryLowBelow * blood)) return [];
  const lead = `脑脊液糖比 ${ratio.toFixed(2)}（${figure(fluid)} ÷ ${figure(blood)} mmol/L），< 0.4，未见细胞数`;
  return [
    findingOfRow(
      row,
      {
        id: `fluid-sugar:${row.id}`,
        title: '脑脊液糖比低，细菌性未除外',
        text: `${lead}，细菌性未除外`,
        lead,
        urgency: 2,
        actions: actionsFor('csf:sugar') ?? [],
        rank: { harm: 'B', organ: organOf(CODE) },
      },
      judged,
    ),
  ];
}
