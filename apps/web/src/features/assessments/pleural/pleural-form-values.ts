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
import { numericRules } from '../../../kit/ui/numeric-text.ts';
import type { NumericRule } from '../../../kit/ui/numeric-text.ts';

/** In the order of the form. */
export const pleuralItems = [
  'total_protein',
  'protein_quantification',
  'blood_lactate_dehydrogenase',
  'fluid_lactate_dehydrogenase',
] as const satisfies readonly PleuralItem[];

/** Results take two decimals; bounds as many as a laboratory prints. */
export const resultRule: NumericRule = { integerDigits: 11, decimals: 2 };
export const boundRule: NumericRule = numericRules.other;

/** One value with its bounds as typed text, '' where there is none. */
export interface ValueFields {
  result: string;
  lower: string;
  upper: string;
}

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

const RANGE_INVERTED = '区间上限要大于区间下限';

export type RangeErrors = Partial<Record<PleuralItem, string>>;

const fieldsOf = (value: PleuralValue = {}): ValueFields => ({
  result: value.original_result ?? '',
  lower: value.range_lower ?? '',
  upper: value.range_upper ?? '',
});

const wireOf = ({ result, lower, upper }: ValueFields): Required<PleuralValue> => ({
  original_result: result,
  range_lower: lower,
  range_upper: upper,
});

function eachItem<T>(of: (item: PleuralItem) => T): Record<PleuralItem, T> {
  return {
    total_protein: of('total_protein'),
    protein_quantification: of('protein_quantification'),
    blood_lactate_dehydrogenase: of('blood_lactate_dehydrogenase'),
    fluid_lactate_dehydrogenase: of('fluid_lactate_dehydrogenase'),
  };
}

/** Makes form values of a saved report or of the initial data; what the answer leaves out is empty. */
export function pleuralFormFromApi(values: PleuralValues): PleuralFormValues {
  return eachItem((item) => fieldsOf(values[item]));
}

/**
 * The four values as measure and save take them.
 * @param id the saved record that is edited, '' for a new one
 */
export function pleuralFormToApi(values: PleuralFormValues, patientId: string, id: string): PleuralInput {
  return { patient_id: patientId, report_id: id, ...eachItem((item) => wireOf(values[item])) };
}

export const emptyPleuralForm: PleuralFormValues = pleuralFormFromApi({});

/** Results that were left empty. */
export function missingItems(values: PleuralFormValues): PleuralItem[] {
  return pleuralItems.filter((item) => values[item].result === '');
}

/** Whether an outcome concludes nothing because something is lacking. */
export function isInsufficient({ diagnosis_name: name, missing = [] }: PleuralOutcome, values: PleuralFormValues) {
  return !name && missingItems(values).length + missing.length > 0;
}

/** The message of each value whose lower bound lies above its upper one; one bound alone cannot be wrong. */
export function validateRanges(values: PleuralFormValues): RangeErrors {
  const errors: RangeErrors = {};
  for (const item of pleuralItems) {
    const { lower, upper } = values[item];
    if (lower !== '' && upper !== '' && Number(lower) > Number(upper)) errors[item] = RANGE_INVERTED;
  }
  return errors;
}

/** Above (1) or below (-1) its own bounds. */
export function flagOf({ result, lower, upper }: ValueFields): 1 | -1 | undefined {
  if (result === '') return undefined;
  if (upper !== '' && Number(result) > Number(upper)) return 1;
  return lower !== '' && Number(result) < Number(lower) ? -1 : undefined;
}

/** The row that a value came from, as long as nobody typed over the value. */
export function sourceOf(
  laboratories: readonly PleuralLaboratory[] | undefined,
  item: PleuralItem,
  { result }: ValueFields,
): PleuralLaboratory | undefined {
  const row = laboratories?.find(({ laboratory_name: name }) => name === PLEURAL_ITEM_TEXT[item]);
  return row?.report_id !== undefined && result !== '' && Number(row.original_result) === Number(result)
    ? row
    : undefined;
}
