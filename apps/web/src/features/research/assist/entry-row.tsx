import type { ResearchCatalogue } from '@jianwei/api-client/model';
import { type Cohort, newCondition } from '@jianwei/clinical-rules/cohort/cohort';
import { type CohortProblem, WINDOW_REVERSED } from '@jianwei/clinical-rules/cohort/check';
import { entryParts } from '@jianwei/clinical-rules/cohort/sentence';
import type { Vocabulary } from '@jianwei/clinical-rules/cohort/vocabulary';
import { useState } from 'react';
import { DateField } from '../../../kit/fields/date-field.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { FieldError } from '../../../kit/ui/form-field.tsx';
import { Segmented } from '../../../kit/ui/segmented.tsx';
import { SentenceText } from '../../../parts/research/sentence-text.tsx';
import styles from './assist.module.css';
import { ConditionForm } from './condition-form.tsx';

interface EntryRowProps {
  cohort: Cohort;
  vocabulary: Vocabulary;
  catalogue: ResearchCatalogue;
  /** Its step of the attrition is pointed at. */
  isNear: boolean;
  problems: readonly CohortProblem[];
  onChange: (cohort: Cohort) => void;
}

type EntryKind = 'first' | 'result' | 'diagnosis';
const KINDS: readonly { value: EntryKind; label: string }[] = [
  { value: 'first', label: '首份报告' },
  { value: 'diagnosis', label: '提示诊断' },
  { value: 'result', label: '检验结果' },
];

/** 入组事件: which report makes day 0, and the years that are looked at. */
export function EntryRow({ cohort, vocabulary, catalogue, isNear, problems, onChange }: EntryRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { entry, calendar, ...rest } = cohort;
  const choose = (kind: EntryKind): void => {
    const next = kind === 'first' ? undefined : newCondition(kind, 'entry');
    if (next === undefined) onChange({ ...rest, calendar });
    else if (next.kind === 'result' || next.kind === 'diagnosis')
      onChange({ ...rest, calendar, entry: next.kind === 'result' ? { ...next, pick: 'first' } : next });
  };
  const day = (side: 'from' | 'to') => (value: string) => {
    const { [side]: _old, ...other } = calendar;
    onChange({ ...cohort, calendar: value === '' ? other : { ...other, [side]: value } });
  };
  const isReversed = calendar.from !== undefined && calendar.to !== undefined && calendar.from > calendar.to;
  return (
    <section className={styles.condition} data-near={isNear || undefined} aria-label="入组事件">
      <div className="jw-row jw-between">
        <h3 className="jw-note">入组事件</h3>
        <Button
          size="small"
          variant="text"
          className="jw-no-print"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? '收起' : '修改入组事件'}
        </Button>
      </div>
      <p className={`jw-body ${styles.sentence}`}>
        <SentenceText parts={entryParts(entry, vocabulary)} onEdit={() => setOpen(true)} />
      </p>
      <p className="jw-note">
        该报告日期为入组日（第 0 天）
        {(calendar.from ?? calendar.to) !== undefined &&
          `，时段 ${calendar.from ?? '最早'} 至 ${calendar.to ?? '最近'}`}
      </p>
      {isOpen && (
        <div className={`jw-stack jw-gap-12 ${styles.form}`}>
          <Segmented label="入组事件" options={KINDS} value={entry?.kind ?? 'first'} onChange={choose} />
          {entry !== undefined && (
            <ConditionForm
              condition={entry}
              catalogue={catalogue}
              usualWindow={{ anchor: 'calendar', from_days: 0, to_days: 0 }}
              problems={problems}
              isEntry
              onChange={(next) => {
                if (next.kind === 'result' || next.kind === 'diagnosis') onChange({ ...cohort, entry: next });
              }}
            />
          )}
          <div className="jw-fields">
            <DateField label="时段开始" value={calendar.from ?? ''} onChange={day('from')} />
            <DateField label="时段结束" value={calendar.to ?? ''} onChange={day('to')} />
          </div>
          {isReversed && <FieldError id="calendar-error" text={WINDOW_REVERSED} />}
        </div>
      )}
    </section>
  );
}
