import type { CerebrospinalAssessment } from '../../cerebrospinal/cerebrospinal.ts';
import { minutesBetween } from '../interval-text.ts';
import { mostOf } from '../rows.ts';
import { rowOf } from './statement.ts';
import type { ToolContext } from './statement.ts';

/** Cells (10^6/L) and protein (g/L) of an infant's fluid up to a day of life: the 95th percentiles (Kestenbaum 2010; Shah 2011). */
const OF_INFANTS: readonly { readonly days: number; readonly cells: number; readonly protein: number }[] = [
  { days: 28, cells: 19, protein: 1.15 },
  { days: 56, cells: 9, protein: 0.89 },
];
const DAY_MINUTES = 1440;

/** Said of an inflamed fluid in these days (NICE NG240 2024). */
export const INFLAMED = '脑脊液炎性改变';
export const REFUTE_BACTERIA = '小婴儿须先除外细菌性脑膜炎';

/** What is usual at the age of an infant; undefined for everybody older and where no birth date is told. */
function usualOf({ judged, record }: ToolContext): (typeof OF_INFANTS)[number] | undefined {
  if (judged.person.ageYears !== 0) return undefined;
  const birth = `${record.patient.birth_date}T00:00:00+08:00`;
  const days = minutesBetween(birth, judged.report.report_time) / DAY_MINUTES;
  return OF_INFANTS.find((each) => days <= each.days + 1);
}

/** An infant's fluid without a printed interval, within what is usual at its age: nothing to be told of it. */
export function isUsualOfInfant(
  context: ToolContext,
  { isBleedingOpen, pattern }: CerebrospinalAssessment,
  fluidCodes: readonly string[],
): boolean {
  const { rows } = context;
  const usual = usualOf(context);
  if (usual === undefined || isBleedingOpen || ['organism', 'bleeding'].includes(pattern.kind)) return false;
  const isRanged = rows.some(
    ({ code, judged: { flag } }) => fluidCodes.includes(code) && flag.rangeSource === 'report',
  );
  const [cells, protein] = [rowOf(rows, 'CSF-WBC'), rowOf(rows, 'CSF-TP')];
  return (
    !isRanged &&
    cells !== undefined &&
    mostOf(cells) <= usual.cells &&
    (protein === undefined || mostOf(protein) <= usual.protein)
  );
}

/** An inflamed fluid of the first weeks is a bacterial one until that is refuted, whatever the scores of adults call it. */
export function isToBeRefutedIn(context: ToolContext, { pattern }: CerebrospinalAssessment): boolean {
  if (usualOf(context) === undefined) return false;
  return pattern.kind === 'inflammatory' || (pattern.kind === 'meningitis' && pattern.type !== 'bacterial');
}
