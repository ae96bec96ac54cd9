import type { ResearchCatalogue, ResearchGroups, ResearchProjectDetail } from '@jianwei/api-client/model';
import { cohortProblems } from '@jianwei/clinical-rules/cohort/check';
import { type CohortCondition, defaultWindow, isFinished } from '@jianwei/clinical-rules/cohort/cohort';
import { sentenceParts } from '@jianwei/clinical-rules/cohort/sentence';
import { shortSentence } from '@jianwei/clinical-rules/cohort/short';
import { useState } from 'react';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { Dialog } from '../../../kit/overlay/overlay.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { FieldError } from '../../../kit/ui/form-field.tsx';
import { cohortOf, vocabularyOf, wireCohort } from '../../../parts/research/cohort-wire.ts';
import { SentenceText } from '../../../parts/research/sentence-text.tsx';
import { ConditionForm } from '../assist/condition-form.tsx';
import { ConditionSearch } from '../assist/condition-search.tsx';

const GROUP_ID = 'group';
const MOST_LABEL = 40;
/** What becomes of people is what two groups differ in: where nothing is said, a result is looked for in the year after day 0. */
const AFTER = { anchor: 'entry', from_days: 0, to_days: 365 } as const;

interface GroupConditionDialogProps {
  detail: ResearchProjectDetail;
  groups: ResearchGroups;
  catalogue: ResearchCatalogue;
  onGroups: (groups: ResearchGroups) => void;
  onClose: () => void;
}

function conditionIn({ condition }: ResearchGroups): CohortCondition | undefined {
  if (condition === undefined) return undefined;
  return cohortOf({ version: 1, unit: 'patient', conditions: [{ ...condition, id: GROUP_ID }] }).conditions[0];
}

/** 按条件分组: who fits a condition against who does not, and what the two are called. */
export function GroupConditionDialog({ detail, groups, catalogue, onGroups, onClose }: GroupConditionDialogProps) {
  const cohort = cohortOf(detail.definition);
  const vocabulary = vocabularyOf(catalogue);
  const given = groups.kind === 'condition' ? conditionIn(groups) : undefined;
  const [condition, setCondition] = useState(given);
  const [names, setNames] = useState<readonly string[]>(given === undefined ? [] : (groups.labels ?? []));
  const [isTried, setTried] = useState(false);
  const problems = condition === undefined ? [] : cohortProblems({ ...cohort, conditions: [condition] }, vocabulary);
  const isWhole = condition !== undefined && isFinished(condition);
  const choose = (make: (id: string) => CohortCondition): void => {
    const made = make(GROUP_ID);
    setCondition(made.kind === 'result' ? { ...made, window: AFTER } : made);
    setNames([]);
    setTried(false);
  };
  const submit = (): void => {
    setTried(true);
    if (!isWhole || problems.length > 0) return;
    const [wire] = wireCohort({ ...cohort, conditions: [condition] }).conditions;
    const usual = [shortSentence(condition, vocabulary), '其余'];
    const labels = usual.map((text, index) => (names[index]?.trim() || text).slice(0, MOST_LABEL));
    if (wire !== undefined) onGroups({ kind: 'condition', condition: wire, labels });
    onClose();
  };
  return (
    <Dialog
      title="按条件分组"
      width={560}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" onClick={submit}>
            分组
          </Button>
        </>
      }
    >
      <div className="jw-stack jw-gap-12">
        <ConditionSearch label="按什么分组" catalogue={catalogue} onChoose={choose} />
        {condition !== undefined && (
          <>
            <p className="jw-body">
              <SentenceText parts={sentenceParts(condition, vocabulary, cohort)} />
            </p>
            <ConditionForm
              condition={condition}
              catalogue={catalogue}
              usualWindow={defaultWindow(cohort)}
              problems={problems}
              onChange={setCondition}
            />
            <div className="jw-fields">
              {['符合者的名称', '其余的名称'].map((label, index) => (
                <TextField
                  key={label}
                  id={`group-name-${index}`}
                  label={label}
                  limit={MOST_LABEL}
                  value={names[index] ?? ''}
                  onChange={(text) => setNames([0, 1].map((at) => (at === index ? text : (names[at] ?? ''))))}
                />
              ))}
            </div>
          </>
        )}
        {isTried && (!isWhole || problems.length > 0) && (
          <FieldError
            id="group-failure"
            text={problems[0]?.message ?? (condition === undefined ? '请选择按什么分组' : '请写完条件')}
          />
        )}
      </div>
    </Dialog>
  );
}
