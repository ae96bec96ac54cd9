import type { PromptShow, RuleCategory, RuleChip, RuleOutcome } from '@jianwei/api-client/model';
import type { ReactNode } from 'react';
import { TextField } from '../../kit/fields/text-field.tsx';
import { NumericInput } from '../../kit/ui/numeric-input.tsx';
import { ChipField } from '../../parts/rules/chip-field.tsx';
import { NamesBox } from '../../parts/rules/leaf-controls.tsx';
import type { RuleDraft } from '../../parts/rules/rule-draft.ts';
import { WordField } from '../../parts/rules/word-field.tsx';
import page from '../../parts/rules/rule-page.module.css';
import { LEVELS, type Place, PLACES, SYSTEMS } from './prompt-words.ts';
import styles from './prompts.module.css';

const MOST_LETTERS = 40;
const MOST_WORDS = 200;
const MOST_BASIS = 100;
const WHOLE = { integerDigits: 4, decimals: 0 } as const;
const FIRST_SHOW: PromptShow = { places: ['reading', 'row'], interval_days: 30, change_percent: 20 };

interface HeadProps {
  readonly draft: RuleDraft;
  readonly onChange: (part: Partial<RuleDraft>) => void;
  readonly isReadOnly: boolean;
}

/** 名称, 级别, 所属系统. */
export function PromptHeadFields({ draft, onChange, isReadOnly }: HeadProps) {
  return (
    <div className={page.heads}>
      <TextField
        id="prompt-name"
        label="名称"
        isRequired
        isReadOnly={isReadOnly}
        limit={MOST_LETTERS}
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <WordField
        label="级别"
        words={LEVELS}
        value={draft.outcome.level}
        isReadOnly={isReadOnly}
        onChange={(level) => onChange({ outcome: { ...draft.outcome, level } })}
      />
      <WordField
        label="所属系统"
        words={SYSTEMS}
        value={draft.category}
        isReadOnly={isReadOnly}
        onChange={(category) => onChange({ category: category as RuleCategory })}
      />
    </div>
  );
}

interface OutcomeProps {
  readonly outcome: RuleOutcome;
  readonly onChange: (part: Partial<RuleOutcome>) => void;
  readonly isReadOnly: boolean;
}

interface TextProps extends OutcomeProps {
  readonly chips: readonly RuleChip[];
  readonly error: string | undefined;
}

/** 提示文字 with its chips, what it rests on, and what residents read where they read it. */
export function PromptTextFields({ outcome, chips, error, onChange, isReadOnly }: TextProps) {
  const { reason, show = FIRST_SHOW } = outcome;
  const isOfLay = error?.startsWith('居民端') === true || error?.startsWith('选了居民端') === true;
  return (
    <div className="jw-grid jw-gap-12">
      <ChipField
        id="prompt-text"
        label="提示文字"
        rows={2}
        limit={MOST_WORDS}
        value={reason}
        chips={chips}
        error={isOfLay ? undefined : error}
        isReadOnly={isReadOnly}
        onChange={(text) => onChange({ reason: text })}
        below={
          <span className={`jw-row jw-gap-8 jw-grow ${styles.basis}`}>
            <label className="jw-note" htmlFor="prompt-basis">
              依据
            </label>
            <input
              id="prompt-basis"
              className="jw-input jw-grow"
              autoComplete="off"
              maxLength={MOST_BASIS}
              readOnly={isReadOnly}
              value={show.basis ?? ''}
              onChange={({ target }) => onChange({ show: { ...show, basis: target.value } })}
            />
          </span>
        }
      />
      {show.places.includes('citizen') && (
        <ChipField
          id="prompt-lay"
          label="给居民看的文字"
          rows={3}
          limit={MOST_WORDS}
          value={show.lay_text ?? ''}
          chips={chips}
          error={isOfLay ? error : undefined}
          isReadOnly={isReadOnly}
          onChange={(text) => onChange({ show: { ...show, lay_text: text } })}
        />
      )}
    </div>
  );
}

interface ShowProps extends OutcomeProps {
  readonly departments: readonly string[];
}

/** 显示: where it stands, how often one patient is told, and which departments are left out. */
export function ShowFields({ outcome, departments, onChange, isReadOnly }: ShowProps) {
  const { show = FIRST_SHOW } = outcome;
  const change = (part: Partial<PromptShow>) => onChange({ show: { ...show, ...part } });
  const turn = (place: Place, isOn: boolean) =>
    change({
      places: (Object.keys(PLACES) as Place[]).filter((each) => (each === place ? isOn : show.places.includes(each))),
    });
  const days = (name: 'interval_days' | 'change_percent', label: string, unit: string) => (
    <span className={styles.days}>
      <label className="jw-visually-hidden" htmlFor={`prompt-${name}`}>
        {label}
      </label>
      <NumericInput
        id={`prompt-${name}`}
        unit={unit}
        rule={WHOLE}
        isReadOnly={isReadOnly}
        value={String(show[name])}
        onChange={(text) => change({ [name]: Number(text) })}
      />
    </span>
  );
  return (
    <div className="jw-grid jw-gap-6">
      <Line name="显示位置">
        {(Object.entries(PLACES) as [Place, string][]).map(([place, name]) => (
          <label key={place} className={`jw-row jw-gap-6 jw-body ${styles.place}`}>
            <input
              type="checkbox"
              className="jw-checkbox"
              checked={show.places.includes(place)}
              disabled={isReadOnly}
              onChange={({ target }) => turn(place, target.checked)}
            />
            {name}
          </label>
        ))}
        {show.places.length === 0 && <p className="jw-note jw-ink-high">请至少选择一个位置</p>}
      </Line>
      <Line name="同一患者">
        {days('interval_days', '同一患者只提示一次', '日')}
        内只提示一次，结果变化超过
        {days('change_percent', '结果变化超过时再提示', '%')}
        时再提示
      </Line>
      <Line name="科室">
        全院，不含
        <NamesBox
          label="科室"
          value={show.without_departments ?? []}
          options={departments}
          isReadOnly={isReadOnly}
          onChange={(names) => change({ without_departments: names.map(String) })}
        />
      </Line>
    </div>
  );
}

/** One line of the display, its name at the left. */
function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.line} role="group" aria-label={name}>
      <span className="jw-note" aria-hidden>
        {name}
      </span>
      <span className="jw-row jw-wrap jw-gap-6 jw-table-text">{children}</span>
    </div>
  );
}
