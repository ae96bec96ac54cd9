import type { Inference, InferredDiagnosis } from '../lab-inference/infer.ts';
import { diagnosisFinding } from './diagnosis-findings.ts';
import { past, rowsIn } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';

export interface Given {
  readonly id: string;
  readonly name?: string;
  readonly row?: PlainRow;
  /** Earlier rows, by hours before. */
  readonly then?: Parameters<typeof past>;
  readonly known?: readonly string[];
  /** What the last report was read as. */
  readonly before?: readonly string[];
  readonly others?: readonly Partial<InferredDiagnosis>[];
  readonly more?: Partial<InferredDiagnosis>;
  readonly beside?: readonly PlainRow[];
  readonly needs?: readonly number[];
  readonly of?: object;
}

export const diagnosisOf = (given: Partial<InferredDiagnosis>): InferredDiagnosis =>
  ({
    ...{ name: '某病', systemId: 1, isState: false, advice: '', source: '源', ruleId: 'lab/x', ruleVersion: '3' },
    ...{ reliable: 2, urgency: 3, foldedUnder: null, evidences: [], intermediates: [], satisfied: [] },
    ...given,
  }) as unknown as InferredDiagnosis;

/** The line of a diagnosis that rests on the second row of its report. */
export function findingOf({
  id,
  row = ['XYZ', '1', 'U', '1-2'],
  known = [],
  before,
  others = [],
  more,
  needs = [2],
  ...given
}: Given) {
  const { then, beside = [], name } = given;
  const { rows, judged } = rowsIn([['CL', '105', 'mmol/L', '99-110'], row, ...beside], {
    ...(then && { earlier: [past(...then)] }),
    ...given.of,
  });
  const satisfied = needs.map((at) => ({
    ...{ edge: { lab: row[0], role: 'needs', group: 1 }, text: row[1], codes: [row[0]], counted: 3 },
    laboratoryIds: [`now-${at}`],
  })) as unknown as InferredDiagnosis['satisfied'];
  const own = diagnosisOf({
    ...{ id, evidences: ['now-2'], satisfied },
    ...(name !== undefined && { name }),
    ...more,
  });
  const last = before && ({ diagnoses: before.map((each) => ({ id: each })) } as unknown as Inference);
  return diagnosisFinding(own, [own, ...others.map(diagnosisOf)], {
    rows,
    judged,
    known: new Set(known),
    before: last ?? null,
  });
}

export const potassium = (value: string): PlainRow => ['K', value, 'mmol/L', '3.5-5.3'];
export const haemoglobin = (value: string): PlainRow => ['HGB', value, 'g/L', '130-175'];
export const creatinine = (value: string): PlainRow => ['CREA', value, 'μmol/L', '57-111'];
export const sodium = (value: string): PlainRow => ['NA', value, 'mmol/L', '137-147'];
export const as = (id: string): InferredDiagnosis['id'] => id;
