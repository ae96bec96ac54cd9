import type {
  PleuralInit,
  PleuralInput,
  PleuralLaboratory,
  PleuralOutcome,
  PleuralReport,
  PleuralReportListItem,
  PleuralValue,
  PleuralValues,
} from '@jianwei/api-client/model';
import type { PleuralItem } from '@jianwei/clinical-rules/pleural/pleural';
import { PLEURAL_ITEM_TEXT } from '@jianwei/clinical-rules/pleural/wording';
import { numberOf } from '../record/record-form.ts';
import type { FieldErrors } from '../record/record-tool.ts';

/** In the order of the form. */
export const pleuralItems = [
  'total_protein',
  'protein_quantification',
  'blood_lactate_dehydrogenase',
  'fluid_lactate_dehydrogenase',
] as const satisfies readonly PleuralItem[];

/** One value with its bounds as typed text, '' where there is none. */
export type ValueFields = Required<PleuralValue>;
export type PleuralFormValues = Record<PleuralItem, ValueFields>;

/** What the records of the tool are made of. */
export interface PleuralTypes {
  form: PleuralFormValues;
  result: PleuralOutcome;
  init: PleuralInit;
  report: PleuralReport;
  entry: PleuralReportListItem;
  offers: never;
  body: PleuralInput;
}

const EMPTY: ValueFields = { original_result: '', range_lower: '', range_upper: '' };
const RANGE_INVERTED = '区间上限要大于区间下限';

/** Makes form values of a saved report or of the initial data; what the answer leaves out is empty. */
export function pleuralFormFromApi(values: PleuralValues): PleuralFormValues {
  const fields = pleuralItems.map((item) => {
    const { original_result, range_lower, range_upper } = { ...EMPTY, ...values[item] };
    return [item, { original_result, range_lower, range_upper }];
  });
  return Object.fromEntries(fields) as PleuralFormValues;
}

/** Results that were left empty. */
export function missingItems(values: PleuralFormValues): PleuralItem[] {
  return pleuralItems.filter((item) => values[item].original_result === '');
}

/** Whether an outcome concludes nothing because something is lacking. */
export function isInsufficient({ diagnosis_name: name, missing = [] }: PleuralOutcome, values: PleuralFormValues) {
  return !name && missingItems(values).length + missing.length > 0;
}

/** The message of each value whose lower bound lies above its upper one; one bound alone cannot be wrong. */
export function validateRanges(values: PleuralFormValues): FieldErrors {
  const inverted = pleuralItems.filter((item) => {
    const { range_lower: lower, range_upper: upper } = values[item];
    return (numberOf(lower) ?? -Infinity) > (numberOf(upper) ?? Infinity);
  });
  return Object.fromEntries(inverted.map((item) => [item, RANGE_INVERTED]));
}

/** The row that a value came from, as long as nobody typed over the value. */
export function sourceOf(
  laboratories: readonly PleuralLaboratory[] | undefined,
  item: PleuralItem,
  { original_result: result }: ValueFields,
): PleuralLaboratory | undefined {
  const row = laboratories?.find(({ laboratory_name: name }) => name === PLEURAL_ITEM_TEXT[item]);
  const stands = result !== '' && Number(row?.original_result) === Number(result);
  return row?.report_id !== undefined && stands ? row : undefined;
}
