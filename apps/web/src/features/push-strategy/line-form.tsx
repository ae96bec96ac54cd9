import type { PushAccount, PushLine, PushRecipient, RuleChoices } from '@jianwei/api-client/model';
import { conditionJson, readCondition } from '@jianwei/clinical-rules/rule-condition/condition';
import type { Group } from '@jianwei/clinical-rules/rule-condition/condition';
import { Plus } from 'lucide-react';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { ConditionEditor } from '../../parts/rules/condition-editor.tsx';
import { useRuleCheck } from '../../parts/rules/use-rule-check.ts';
import { FIRST_STEP, MOST_MINUTES, MOST_STEPS } from './push-draft.ts';
import { REST } from './push-words.ts';
import { MinutesBox, StepFields } from './step-fields.tsx';
import styles from './push-strategy.module.css';

const MOST_NAME = 40;
const FIRST_ESCALATION = 10;

interface LineFormProps {
  readonly line: PushLine;
  readonly choices: RuleChoices;
  readonly accounts: readonly PushAccount[];
  readonly isReadOnly: boolean;
  readonly onChange: (line: PushLine) => void;
}

interface CheckedConditionProps extends Pick<LineFormProps, 'line' | 'choices' | 'isReadOnly'> {
  readonly onChange: (condition: Group) => void;
}

/** When a line acts, with what is to be mended while it is written. */
function CheckedCondition({ line, choices, isReadOnly, onChange }: CheckedConditionProps) {
  const check = useRuleCheck({ kind: 'push', condition: line.condition });
  return (
    <div className="jw-grid jw-gap-8">
      <ConditionEditor
        kind="push"
        condition={readCondition(line.condition)}
        choices={choices}
        problems={check?.problems}
        notes={check?.notes}
        isReadOnly={isReadOnly}
        onChange={onChange}
      />
      {check !== undefined && check.sentence !== '' && <p className="jw-note">{check.sentence}</p>}
    </div>
  );
}

/** One line: when, to whom, how, and what follows while nobody takes care. */
export function LineForm({ line, choices, accounts, isReadOnly, onChange }: LineFormProps) {
  const isRest = line.line_id === REST;
  const setStep = (index: number, step: PushRecipient) =>
    onChange({ ...line, steps: line.steps.map((each, place) => (place === index ? step : each)) });
  return (
    <section className={`jw-grid jw-gap-16 ${styles.form}`} aria-label={`第 ${line.name} 行`}>
      <TextField
        id="push-name"
        label="名称"
        isReadOnly={isReadOnly || isRest}
        limit={MOST_NAME}
        value={line.name}
        error={line.name.trim() === '' ? '请填写名称' : undefined}
        onChange={(name) => onChange({ ...line, name })}
      />
      {isRest ? (
        <TitledSection title="条件">
          <p className="jw-body">以上各行都没有命中，或命中的行没有可推送的账号。这一行不能删除。</p>
        </TitledSection>
      ) : (
        <CheckedCondition
          line={line}
          choices={choices}
          isReadOnly={isReadOnly}
          onChange={(next) => onChange({ ...line, condition: conditionJson(next) })}
        />
      )}
      <TitledSection title="推送">
        <ol className={styles.steps}>
          {line.steps.map((step, index) => (
            <li key={index}>
              <StepFields
                place={index}
                step={step}
                accounts={accounts}
                isReadOnly={isReadOnly}
                onChange={(next) => setStep(index, next)}
                onRemove={
                  index === 0
                    ? undefined
                    : () => onChange({ ...line, steps: line.steps.filter((_, place) => place !== index) })
                }
              />
            </li>
          ))}
        </ol>
        {!isReadOnly && line.steps.length < MOST_STEPS && (
          <Button
            size="small"
            icon={<Plus size={14} />}
            onClick={() =>
              onChange({ ...line, steps: [...line.steps, { ...FIRST_STEP, after_minutes: FIRST_ESCALATION }] })
            }
          >
            未处理时再推送
          </Button>
        )}
      </TitledSection>
      <div className="jw-row jw-wrap jw-gap-16 jw-table-text">
        <span className="jw-row jw-gap-6">
          同一患者
          <MinutesBox
            label="合并时间"
            value={line.merge_minutes}
            most={MOST_MINUTES}
            isReadOnly={isReadOnly}
            onChange={(minutes) => onChange({ ...line, merge_minutes: minutes })}
          />
          分钟内合并
        </span>
        {!isRest && (
          <label className="jw-row jw-gap-6">
            <input
              type="checkbox"
              className="jw-checkbox"
              checked={line.continues}
              disabled={isReadOnly}
              onChange={({ target }) => onChange({ ...line, continues: target.checked })}
            />
            继续匹配后面的行
          </label>
        )}
      </div>
    </section>
  );
}
