import type { RuleCategory, RuleChip, RuleOutcome } from '@jianwei/api-client/model';
import { NumberField } from '../../kit/fields/number-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { ChipField } from '../../parts/rules/chip-field.tsx';
import type { RuleDraft } from '../../parts/rules/rule-draft.ts';
import { WordField } from '../../parts/rules/word-field.tsx';
import styles from '../../parts/rules/rule-page.module.css';
import { CATEGORIES } from './audit-words.ts';

const MOST_LETTERS = 40;
const MOST_WORDS = 200;
const WHOLE = { integerDigits: 3, decimals: 0 } as const;
const DEFAULT_MINUTES = 120;

interface HeadProps {
  readonly draft: RuleDraft;
  readonly onChange: (part: Partial<RuleDraft>) => void;
  readonly isReadOnly: boolean;
}

/** 名称, 校验类别, 优先级. */
export function RuleHeadFields({ draft, onChange, isReadOnly }: HeadProps) {
  return (
    <div className={styles.heads}>
      <TextField
        id="rule-name"
        label="名称"
        isRequired
        isReadOnly={isReadOnly}
        limit={MOST_LETTERS}
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <WordField
        label="校验类别"
        isReadOnly={isReadOnly}
        words={CATEGORIES}
        value={draft.category}
        onChange={(category) => onChange({ category: category as RuleCategory })}
      />
      <NumberField
        id="rule-priority"
        label="优先级"
        unit="先小后大"
        isReadOnly={isReadOnly}
        rule={WHOLE}
        value={String(draft.priority)}
        onChange={(text) => {
          if (text !== '' && Number(text) >= 1) onChange({ priority: Number(text) });
        }}
      />
    </div>
  );
}

const ACTIONS = { note: '标注', hold: '暂缓解读，转人工审核', critical: '转危急值流程' } as const;
const LEVELS = { attention: '需关注', remark: '提示' } as const;

interface OutcomeProps {
  readonly outcome: RuleOutcome;
  readonly chips: readonly RuleChip[];
  readonly error: string | undefined;
  readonly onChange: (outcome: RuleOutcome) => void;
  readonly isReadOnly: boolean;
}

/** 命中后: what is done, how it is said, and how long a report is held at most. */
export function OutcomeFields({ outcome, chips, error, onChange, isReadOnly }: OutcomeProps) {
  const { action, level, reason, max_minutes: minutes = DEFAULT_MINUTES } = outcome;
  return (
    <div className="jw-grid jw-gap-12">
      <h3 className="jw-heading">命中后</h3>
      <div className={styles.heads}>
        <WordField
          label="处理"
          isReadOnly={isReadOnly}
          words={ACTIONS}
          value={action}
          onChange={(value) => onChange({ ...outcome, action: value })}
        />
        {action !== 'critical' && (
          <WordField
            label="级别"
            isReadOnly={isReadOnly}
            words={LEVELS}
            value={level}
            onChange={(value) => onChange({ ...outcome, level: value })}
          />
        )}
        {action === 'hold' && (
          <NumberField
            id="rule-minutes"
            label="最长暂缓"
            unit="分钟"
            isReadOnly={isReadOnly}
            rule={WHOLE}
            error={minutes < 10 || minutes > 120 ? '最长暂缓应为 10 到 120 分钟' : undefined}
            value={minutes === 0 ? '' : String(minutes)}
            onChange={(text) => onChange({ ...outcome, max_minutes: Number(text) })}
          />
        )}
      </div>
      {action === 'hold' && (
        <p className="jw-note">10 到 120 分钟，超时自动放行并标注。检验值照常显示，危急值照常提醒</p>
      )}
      <ChipField
        id="rule-reason"
        label="理由"
        rows={2}
        limit={MOST_WORDS}
        value={reason}
        chips={chips}
        error={error}
        isReadOnly={isReadOnly}
        onChange={(text) => onChange({ ...outcome, reason: text })}
      />
    </div>
  );
}
