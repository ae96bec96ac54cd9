import {
  isImageHighRisk,
  LOBE_FIELDS,
  LOBE_TEXT,
  LOBES,
  lobeScore,
  totalScore,
} from '@jianwei/clinical-rules/covid19/imaging';
import type { Lobe } from '@jianwei/clinical-rules/covid19/imaging';
import type { ReactNode } from 'react';
import { NumericInput } from '../../../kit/ui/numeric-input.tsx';
import { FieldError, fieldDescription } from '../../../kit/ui/form-field.tsx';
import type { FieldErrors } from '../record/record-tool.ts';
import { covidRules } from './covid19-form-values.ts';
import { covidText } from './covid19-text.ts';
import styles from './lobe-table.module.css';
import { fieldId } from './covid19-fields.ts';

/** The input of a lobe's percent. */
export const lobeInputId = (lobe: Lobe): string => fieldId(LOBE_FIELDS[lobe].percent);

interface LobeTableProps {
  percents: Readonly<Record<Lobe, number | null>>;
  /** What stands in the column of percents. */
  percentCell: (lobe: Lobe) => ReactNode;
  /** The row header: plain text, or the label of an input. */
  nameCell: (lobe: Lobe) => ReactNode;
}

/** Percent and score of each lobe, their sum, and from 6 on what that means. */
export function LobeTable({ percents, percentCell, nameCell }: LobeTableProps) {
  const scores = LOBES.map((lobe) => lobeScore(percents[lobe]));
  const total = totalScore(scores);
  return (
    <table className={`jw-table ${styles.table}`}>
      <caption className="jw-visually-hidden">肺叶影像评估</caption>
      <thead>
        <tr>
          <th scope="col">肺叶</th>
          <th scope="col" className={styles.percent}>
            病变占比
          </th>
          <th scope="col" className={styles.score}>
            评分
          </th>
        </tr>
      </thead>
      <tbody>
        {LOBES.map((lobe, index) => (
          <tr key={lobe}>
            <th scope="row" className={styles.name}>
              {nameCell(lobe)}
            </th>
            <td className={styles.percent}>{percentCell(lobe)}</td>
            <td className={styles.score}>
              <span className={styles.chip} data-score={scores[index] ?? 'none'}>
                {scores[index] ?? ''}
              </span>
            </td>
          </tr>
        ))}
        <tr className={styles.sum}>
          <th scope="row">总分</th>
          <td className={styles.hint} role="status">
            {isImageHighRisk(total) && covidText.imageHighRisk}
          </td>
          <td className={styles.total}>{total ?? ''}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** The table of a saved record. */
export function LobeScores({ percents }: Pick<LobeTableProps, 'percents'>) {
  return (
    <LobeTable
      percents={percents}
      nameCell={(lobe) => LOBE_TEXT[lobe]}
      percentCell={(lobe) => (percents[lobe] === null ? covidText.unfilled : `${percents[lobe]}%`)}
    />
  );
}

interface LobeInputsProps extends Pick<LobeTableProps, 'percents'> {
  /** What was typed. */
  texts: Readonly<Record<Lobe, string>>;
  errors: FieldErrors;
  onChange: (lobe: Lobe, percent: string) => void;
  /** The lobe whose number is being typed; undefined when none is. */
  onActive: (lobe: Lobe | undefined) => void;
}

/** The table of the editor. */
export function LobeInputs({ percents, texts, errors, onChange, onActive }: LobeInputsProps) {
  return (
    <LobeTable
      percents={percents}
      nameCell={(lobe) => <label htmlFor={lobeInputId(lobe)}>{LOBE_TEXT[lobe]}</label>}
      percentCell={(lobe) => {
        const id = lobeInputId(lobe);
        const error = errors[LOBE_FIELDS[lobe].percent];
        return (
          <div className={styles.cell} onFocus={() => onActive(lobe)} onBlur={() => onActive(undefined)}>
            <NumericInput
              id={id}
              value={texts[lobe]}
              rule={covidRules.percent}
              unit="%"
              isInvalid={error !== undefined}
              describedBy={fieldDescription(id, error !== undefined, false)}
              onChange={(percent) => onChange(lobe, percent)}
            />
            {error !== undefined && <FieldError id={`${id}-error`} text={error} />}
          </div>
        );
      }}
    />
  );
}
