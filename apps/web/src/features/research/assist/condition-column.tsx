import type { ResearchCatalogue } from '@jianwei/api-client/model';
import { cohortProblems, TOO_MANY } from '@jianwei/clinical-rules/cohort/check';
import { type Cohort, type CohortCondition, MAX_CONDITIONS } from '@jianwei/clinical-rules/cohort/cohort';
import type { Vocabulary } from '@jianwei/clinical-rules/cohort/vocabulary';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { notice } from '../../../kit/ui/notice.tsx';
import styles from './assist.module.css';
import { ConditionList } from './condition-list.tsx';
import { ConditionSearch } from './condition-search.tsx';
import { freshId } from './editor-state.ts';
import { EntryRow } from './entry-row.tsx';
import { QuestionLine } from './question-line.tsx';

interface ConditionColumnProps {
  cohort: Cohort;
  vocabulary: Vocabulary;
  catalogue: ResearchCatalogue;
  /** Ids of the conditions that are pointed at; `entry` is what makes day 0. */
  near: readonly string[];
  onNear: (ids: readonly string[]) => void;
  onCohort: (cohort: Cohort) => void;
}

/** The search field is there to be typed in. */
const focusField = (place: HTMLElement | null) => place?.querySelector('input')?.focus();

/** 条件: day 0, then each condition as its sentence. */
export function ConditionColumn(props: ConditionColumnProps) {
  const { cohort, vocabulary, catalogue, near, onNear, onCohort } = props;
  const { conditions } = cohort;
  const [open, setOpen] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const adder = useRef<HTMLButtonElement>(null);
  const problems = cohortProblems(cohort, vocabulary);
  const change = (next: readonly CohortCondition[]): void => onCohort({ ...cohort, conditions: next });
  /** Whether there was room for them. */
  const append = (more: readonly CohortCondition[]): boolean => {
    if (conditions.length + more.length > MAX_CONDITIONS) {
      notice.error(TOO_MANY);
      return false;
    }
    // Groups of a question get names that no group here has.
    const tag = freshId(conditions);
    change([
      ...conditions,
      ...more.map((each, index) => ({
        ...each,
        id: freshId(conditions, index),
        ...(each.group === undefined ? {} : { group: `${tag}-${each.group}` }),
      })),
    ]);
    return true;
  };
  const add = (make: (id: string) => CohortCondition): void => {
    const id = freshId(conditions);
    if (!append([make(id)])) return;
    setAdding(false);
    setOpen(id);
  };
  /** The first Escape closes the list of the field, the next one the field. */
  const leaveAdding = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || event.currentTarget.querySelector('[aria-expanded="true"]') !== null) return;
    setAdding(false);
    adder.current?.focus();
  };
  return (
    <>
      <div className={`jw-row jw-between ${styles.columnHead}`}>
        <span className="jw-row jw-baseline jw-gap-8">
          <h2 className="jw-heading">条件</h2>
          <span className="jw-note">各条件同时满足</span>
        </span>
        <Button
          size="small"
          variant="text"
          className="jw-no-print"
          icon={<Plus size={14} />}
          ref={adder}
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        >
          添加条件
        </Button>
      </div>
      {isAdding && (
        <div className={styles.adding} ref={focusField} onKeyDown={leaveAdding}>
          <ConditionSearch label="要添加的条件" catalogue={catalogue} onChoose={add} />
        </div>
      )}
      <QuestionLine vocabulary={vocabulary} onConditions={append} />
      <EntryRow
        cohort={cohort}
        vocabulary={vocabulary}
        catalogue={catalogue}
        isNear={near.includes('entry')}
        problems={problems.filter(({ condition_id: id }) => id === 'entry')}
        onChange={onCohort}
      />
      <ConditionList
        cohort={cohort}
        vocabulary={vocabulary}
        catalogue={catalogue}
        near={near}
        open={open}
        problems={problems}
        onConditions={change}
        onOpen={setOpen}
        onNear={onNear}
      />
      {conditions.length === 0 && (
        <p className={`jw-note ${styles.none}`}>还没有条件：写一句话，或添加条件，或在右侧的图上拖动</p>
      )}
    </>
  );
}
