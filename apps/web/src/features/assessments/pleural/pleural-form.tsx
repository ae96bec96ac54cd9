import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { useGetReportAnalysis } from '@jianwei/api-client/analysis/analysis';
import type { LaboratoryRow, PleuralLaboratory } from '@jianwei/api-client/model';
import { PLEURAL_SOURCE } from '@jianwei/clinical-rules/pleural/pleural';
import { PLEURAL_INSUFFICIENT_TEXT, PLEURAL_ITEM_TEXT } from '@jianwei/clinical-rules/pleural/wording';
import { useState } from 'react';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { Dialog } from '../../../kit/overlay/overlay.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import { LabTable } from '../../../parts/lab/lab-table.tsx';
import { MeasureButton, whenMeasurable } from '../record/measure-button.tsx';
import type { FormPart } from '../record/open-record.ts';
import {
  isInsufficient,
  missingItems,
  pleuralItems,
  sourceOf,
  type PleuralFormValues,
  type PleuralTypes,
} from './pleural-form-values.ts';
import styles from './pleural-form.module.css';
import { ratioNeeds } from './pleural-text.ts';
import { ValueRow } from './value-row.tsx';

/** The four values with their bounds, and what is made of them. */
export function PleuralForm({ record, values, errors }: FormPart<PleuralTypes>) {
  /** The dialog on what is lacking, with what the server could not compute. */
  const [insufficient, setInsufficient] = useState<readonly string[] | null>(null);
  const isReadOnly = record.mode === 'read';
  const laboratories = record.loaded.data?.laboratories;
  const isFilledIn = pleuralItems.some((item) => sourceOf(laboratories, item, values[item]) !== undefined);
  const isSourceUnknown = laboratories?.some(({ laboratory_name: name }) => isUndetermined(name)) === true;
  const filledInText = isFilledIn ? '已从报告带入，可修改' : '带 * 为必填';
  const lacking = missingItems(values);
  const missing = record.state.isChecked ? lacking : [];

  async function evaluate() {
    // Nothing to compute with.
    if (lacking.length === pleuralItems.length) {
      if (record.check()) setInsufficient([]);
      return;
    }
    const outcome = await record.measure();
    if (outcome !== undefined && isInsufficient(outcome, values)) setInsufficient(outcome.missing ?? []);
  }

  function closeInsufficient() {
    setInsufficient(null);
    const [first] = lacking;
    // The dialog gives the focus back to the button first.
    if (first !== undefined) setTimeout(() => document.getElementById(`${first}-result`)?.focus());
  }

  return (
    <>
      <form className={styles.form} noValidate onSubmit={whenMeasurable(record, () => void evaluate())}>
        <SectionHeading
          level={3}
          title="检验数值"
          aside={isSourceUnknown ? `数值来源${UNDETERMINED}` : isReadOnly ? undefined : filledInText}
        />
        <div className={`jw-table-text jw-ink-3 ${styles.head}`} aria-hidden>
          <span>项目</span>
          <span>结果</span>
          <span>
            参考区间<span className={styles.order}>（下限 – 上限）</span>
          </span>
        </div>
        {pleuralItems.map((item) => (
          <ValueRow
            key={item}
            item={item}
            value={values[item]}
            source={sourceOf(laboratories, item, values[item])}
            isMissing={missing.includes(item)}
            error={errors[item]}
            isReadOnly={isReadOnly}
            onChange={(part) => record.change((all) => ({ [item]: { ...all[item], ...part } }))}
          />
        ))}
        <div className={styles.measure}>
          <MeasureButton record={record} label="评估" hint="数值保留 2 位小数" isIncomplete={missing.length > 0} />
        </div>
        <section className={styles.about}>
          <SectionHeading level={3} title="关于 Light 标准" />
          <p className="jw-table-text jw-ink-2">
            满足任意一条即判为渗出液：胸水与血清的总蛋白之比 &gt; 0.5；乳酸脱氢酶之比 &gt;
            0.6；胸水乳酸脱氢酶大于血清参考上限的 2/3。三条均不满足才判为漏出液。血清参考上限未填时按 250 U/L 计。
          </p>
          <p className="jw-note">依据：{PLEURAL_SOURCE}</p>
        </section>
      </form>
      <SameSpecimen patientId={record.patientId} reportId={record.reportId} laboratories={laboratories} />
      {insufficient !== null && (
        <InsufficientDialog values={values} uncomputed={insufficient} onClose={closeInsufficient} />
      )}
    </>
  );
}

interface InsufficientDialogProps {
  values: PleuralFormValues;
  /** Ratios that the server could not compute. */
  uncomputed: readonly string[];
  onClose: () => void;
}

/** The three ratios, each with what it lacks. */
function InsufficientDialog({ values, uncomputed, onClose }: InsufficientDialogProps) {
  const stateOf = (label: string) => (uncomputed.some((name) => name.startsWith(label)) ? '无法计算' : '可计算');
  return (
    <Dialog
      width={560}
      title="检验项目不足"
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          去完善
        </Button>
      }
    >
      <p className={styles.message}>{PLEURAL_INSUFFICIENT_TEXT}</p>
      <Table
        caption="三项比值所缺的检验项目"
        rows={ratioNeeds(values)}
        rowKey={({ label }) => label}
        columns={[
          { header: '比值', isRowHeader: true, cell: ({ label }) => label },
          {
            header: '状态',
            className: 'jw-ink-3',
            cell: ({ label, lacks }) =>
              lacks.length > 0 ? <span className="jw-ink-amber">{`缺少${lacks.join('、')}`}</span> : stateOf(label),
          },
        ]}
      />
    </Dialog>
  );
}

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

interface SameSpecimenProps extends Pick<AssessmentViewProps, 'patientId' | 'reportId'> {
  /** Rows that the values of the form came from. */
  laboratories: readonly PleuralLaboratory[] | undefined;
}

/**
 * What else was measured in the fluid that the values came from. It reads what the page has loaded and asks for nothing
 * itself. Nothing is shown where the values came from another report, or where the page's report does not name this patient.
 */
function SameSpecimen({ patientId, reportId, laboratories }: SameSpecimenProps) {
  const { data: report } = useGetReportAnalysis(reportId, undefined, {
    query: { enabled: false },
    request: { suppress: true },
  });
  const isTheirs = report?.patient?.patient_id === patientId && (report.report_id ?? reportId) === reportId;
  const isSource = laboratories?.some((row) => isFluidName(row.laboratory_name) && row.report_id === reportId);
  const rows = isTheirs && isSource ? report.laboratories.filter(isBesideInputs) : [];
  const [first] = rows;
  if (first === undefined) return null;
  const time = report?.report_time && formatDate(report.report_time, 'yyyy-MM-dd HH:mm');
  return (
    <section className={styles.sameSpecimen} aria-label={TITLE}>
      <SectionHeading level={3} title={TITLE} aside={[specimenOf(first), time].filter(Boolean).join('　')} />
      <LabTable compact rows={rows} caption={TITLE} />
    </section>
  );
}
