import {
  isImageHighRisk,
  type Lobe,
  LOBE_FIELDS,
  LOBE_TEXT,
  LOBES,
  lobeScore,
  totalScore,
} from '@jianwei/clinical-rules/covid19/imaging';
import { type Column, Table } from '../../../kit/table/table.tsx';
import { FieldError, fieldDescription } from '../../../kit/ui/form-field.tsx';
import { NumericInput } from '../../../kit/ui/numeric-input.tsx';
import { fieldId } from '../record/record-form.ts';
import type { FieldErrors } from '../record/record-tool.ts';
import { covidText } from './covid19-text.ts';
import styles from './lobes.module.css';

const SUM = 'sum';

/** The input of a lobe's percent. */
export const lobeInputId = (lobe: Lobe): string => fieldId(LOBE_FIELDS[lobe].percent);

/** Colour of a score; a lobe without one has none. */
export const scoreColour = (score: number | null, none: string): string =>
  score === null ? none : `var(--lobe-${score})`;

interface LobeTableProps {
  percents: Readonly<Record<Lobe, number | null>>;
  /** In the editor, where the percents are typed. */
  typing?: LobeTyping;
}

interface LobeTyping {
  /** What was typed. */
  texts: Readonly<Record<Lobe, string>>;
  errors: FieldErrors;
  onChange: (lobe: Lobe, percent: string) => void;
  /** The lobe whose number is being typed; undefined when none is. */
  onActive: (lobe: Lobe | undefined) => void;
}

/** Percent and score of each lobe, their sum, and from 6 on what that means. */
export function LobeTable({ percents, typing }: LobeTableProps) {
  const nameCell = (lobe: Lobe) =>
    typing ? <label htmlFor={lobeInputId(lobe)}>{LOBE_TEXT[lobe]}</label> : LOBE_TEXT[lobe];
  const percentCell = (lobe: Lobe) => {
    if (typing) return <LobeInput lobe={lobe} typing={typing} />;
    return percents[lobe] === null ? covidText.unfilled : `${percents[lobe]}%`;
  };
  const total = totalScore(LOBES.map((lobe) => lobeScore(percents[lobe])));
  const hint = (
    <span className="jw-note jw-strong jw-ink-high" role="status">
      {isImageHighRisk(total) && covidText.imageHighRisk}
    </span>
  );
  const columns: Column<Lobe | typeof SUM>[] = [
    { header: '肺叶', isRowHeader: true, isNowrap: true, cell: (lobe) => (lobe === SUM ? '总分' : nameCell(lobe)) },
    { header: '病变占比', align: 'end', cell: (lobe) => (lobe === SUM ? hint : percentCell(lobe)) },
    {
      header: '评分',
      align: 'end',
      width: 56,
      cell: (lobe) => {
        if (lobe === SUM) return <span className={styles.total}>{total}</span>;
        const score = lobeScore(percents[lobe]);
        const background = scoreColour(score, 'var(--wash)');
        return (
          <span
            className={`jw-strong jw-print-fill ${styles.chip}`}
            data-score={score ?? 'none'}
            style={{ background }}
          >
            {score}
          </span>
        );
      },
    },
  ];
  return (
    <Table
      caption="肺叶影像评估"
      className={styles.table}
      columns={columns}
      rows={[...LOBES, SUM]}
      rowKey={(lobe) => lobe}
      rowState={(lobe) => ({ 'data-sum': lobe === SUM || undefined })}
    />
  );
}

/** The percent of a lobe. It takes decimals, so that the form can say that it must be whole. */
function LobeInput({ lobe, typing: { texts, errors, onChange, onActive } }: { lobe: Lobe; typing: LobeTyping }) {
  const id = lobeInputId(lobe);
  const error = errors[LOBE_FIELDS[lobe].percent];
  return (
    <div className={styles.cell} onFocus={() => onActive(lobe)} onBlur={() => onActive(undefined)}>
      <NumericInput
        id={id}
        value={texts[lobe]}
        unit="%"
        isInvalid={error !== undefined}
        describedBy={fieldDescription(id, error !== undefined, false)}
        onChange={(percent) => onChange(lobe, percent)}
      />
      {error !== undefined && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}
