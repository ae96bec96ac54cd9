import { TitledSection } from '../../../kit/ui/section-heading.tsx';
import type { NewerEvidence, ThyroidReference } from '@jianwei/api-client/model';
import { FieldTable, REQUIRED_NOTE } from '../record/field-table.tsx';
import { sideOf } from '../record/record-form.ts';
import type { FormPart } from '../record/open-record.ts';
import { minuteText } from '../shared/assessment.ts';
import {
  CONDITIONS,
  GENERAL,
  HORMONES,
  MEDICINE,
  MORE_QUESTIONS,
  OTHER_MEDICINES,
  QUESTIONS,
  SURGERY,
  thyroidFormFromApi,
  unansweredAsNone,
  type ThyroidFollowUpTypes,
  type ThyroidFormValues,
} from './thyroid-followup-form-values.ts';
import styles from './thyroid-followup-form.module.css';

const sourceText = ({ report_time: time }: NewerEvidence): string => `${minuteText(time)} 报告`;

function intervalText(reference: ThyroidReference | undefined): string | undefined {
  const { lower = null, upper = null } = reference ?? {};
  if (lower !== null && upper !== null) return `参考区间 ${lower}–${upper}`;
  if (upper !== null) return `参考区间 ≤ ${upper}`;
  return lower === null ? undefined : `参考区间 ≥ ${lower}`;
}

/** Where the hormones came from: a report is named as the source of a value only as long as that value stands. */
function standingSources(init: ThyroidFollowUpTypes['init'], values: ThyroidFormValues): readonly NewerEvidence[] {
  const original: Partial<Record<string, string | number | null>> = thyroidFormFromApi(init);
  const typed: Partial<Record<string, string | number | null>> = values;
  return (init.sources ?? []).filter(({ item }) => original[item] !== '' && original[item] === typed[item]);
}

/** The follow-up: general information, medicine, questions, lab results and what is known of the patient. */
export function ThyroidFollowUpForm({ record, values, errors }: FormPart<ThyroidFollowUpTypes>) {
  const { mode, report, init, change } = record;
  const isReadOnly = mode === 'read';
  const table = { values, errors, isReadOnly, onChange: change };

  const sources = mode === 'new' && init.data ? standingSources(init.data, values) : [];
  const [first, ...rest] = sources;
  // All from one report: said once, above.
  const common = first && rest.every((source) => source.report_id === first.report_id) ? first : undefined;
  const references = isReadOnly ? report?.references : (init.data?.references ?? report?.references);
  const hormoneAsides = Object.fromEntries(
    HORMONES.map(({ key }) => {
      const reference = references?.find(({ item }) => item === key);
      const source = common ? undefined : sources.find(({ item }) => item === key);
      const notes = [intervalText(reference), source && sourceText(source)].filter((note) => note !== undefined);
      return [key, { note: notes.join('，') || undefined, flag: sideOf(values[key], reference ?? {}) }];
    }),
  );
  return (
    <form className={`jw-grid jw-gap-20 ${styles.form}`} noValidate onSubmit={(event) => event.preventDefault()}>
      <TitledSection level={3} title="一般信息" aside={isReadOnly ? undefined : REQUIRED_NOTE}>
        <div className={`jw-fields ${styles.grid}`}>
          <FieldTable {...table} fields={GENERAL} />
        </div>
      </TitledSection>
      <TitledSection level={3} title="用药">
        <div className={`jw-fields ${styles.grid}`}>
          <FieldTable {...table} fields={MEDICINE} />
        </div>
      </TitledSection>
      <TitledSection
        level={3}
        title="随访问题"
        aside={
          !isReadOnly && (
            <button
              type="button"
              className="jw-button jw-button-text jw-button-small"
              title="未作答的问题记为「无」"
              disabled={Object.keys(unansweredAsNone(values)).length === 0}
              onClick={() => change(unansweredAsNone)}
            >
              全部为无
            </button>
          )
        }
      >
        <div className={`jw-fields ${styles.questions}`}>
          <FieldTable {...table} fields={QUESTIONS} />
        </div>
        <FieldTable {...table} fields={MORE_QUESTIONS} />
        <div className={styles.information}>
          <FieldTable {...table} fields={OTHER_MEDICINES} />
        </div>
      </TitledSection>
      <TitledSection level={3} title="检验结果" aside={common && `已从 ${sourceText(common)}带入`}>
        <div className={`jw-fields ${styles.hormones}`}>
          <FieldTable {...table} fields={HORMONES} asides={hormoneAsides} />
        </div>
      </TitledSection>
      <TitledSection level={3} title="影响目标的情况" aside="未填写按「无」计">
        <div className={`jw-fields ${styles.grid}`}>
          <FieldTable {...table} fields={SURGERY} />
        </div>
        <div className={`jw-fields ${styles.conditions}`}>
          <FieldTable {...table} fields={CONDITIONS} />
        </div>
      </TitledSection>
    </form>
  );
}
