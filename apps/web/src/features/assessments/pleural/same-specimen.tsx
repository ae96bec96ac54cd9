import { useGetReportAnalysis } from '@jianwei/api-client/analysis/analysis';
import type { LaboratoryRow, PleuralLaboratory } from '@jianwei/api-client/model';
import { PLEURAL_ITEM_TEXT } from '@jianwei/clinical-rules/pleural/wording';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { LabTable } from '../../../parts/lab/lab-table.tsx';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import styles from './same-specimen.module.css';

const TITLE = '同次送检';

const { protein_quantification: FLUID_PROTEIN, fluid_lactate_dehydrogenase: FLUID_LDH } = PLEURAL_ITEM_TEXT;

/** Codes of the two fluid values: laboratories also print the serum's code over a pleural specimen. */
const INPUT_CODES: readonly string[] = ['PF-TP', 'TP', 'PF-LDH', 'LDH'];

const isFluidName = (name: string | undefined) => name === FLUID_PROTEIN || name === FLUID_LDH;
const specimenOf = (row: LaboratoryRow) => row.original_specimen ?? row.standard_specimen ?? '';

/** A result of the pleural fluid that the form does not hold. */
function isBesideInputs(row: LaboratoryRow): boolean {
  const isInput = INPUT_CODES.includes(row.code ?? '') || isFluidName(row.laboratory_name);
  return /胸腔积液|胸水/.test(specimenOf(row)) && !isInput;
}

interface SameSpecimenProps {
  patientId: string;
  /** The lab report the page is on. */
  reportId: string;
  /** Rows that the values of the form came from. */
  laboratories: readonly PleuralLaboratory[] | undefined;
}

/**
 * What else was measured in the fluid that the values came from. It reads what the page has loaded and asks for nothing
 * itself. Nothing is shown where the values came from another report, or where the page's report does not name this patient.
 */
export function SameSpecimen({ patientId, reportId, laboratories }: SameSpecimenProps) {
  const { data: report } = useGetReportAnalysis(reportId, undefined, {
    query: { enabled: false },
    request: { suppress: true },
  });
  const isTheirs = report?.patient?.patient_id === patientId && (report.report_id ?? reportId) === reportId;
  const isSource = laboratories?.some((row) => isFluidName(row.laboratory_name) && row.report_id === reportId);
  const rows = isTheirs && isSource ? report.laboratories.filter(isBesideInputs) : [];
  const [first] = rows;
  if (first === undefined) return null;
  const time = report?.report_time && formatDate(report.report_time, 'MM-dd HH:mm');
  return (
    <section className={styles.block} aria-label={TITLE}>
      <SectionHeading level={3} title={TITLE} aside={[specimenOf(first), time].filter(Boolean).join('　')} />
      <LabTable compact rows={rows} caption={TITLE} />
    </section>
  );
}
