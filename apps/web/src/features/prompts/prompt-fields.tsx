import type { PromptShow, RuleCategory, RuleChip, RuleOutcome } from '@jianwei/api-client/model';
import { NumberField } from '../../kit/fields/number-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
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
        rows={4}
        limit={MOST_WORDS}
        value={reason}
        chips={chips}
        error={isOfLay ? undefined : error}
        isReadOnly={isReadOnly}
        onChange={(text) => onChange({ reason: text })}
      />
      <TextField
        id="prompt-basis"
        label="依据"
        isReadOnly={isReadOnly}
        limit={MOST_BASIS}
        value={show.basis ?? ''}
        onChange={(basis) => onChange({ show: { ...show, basis } })}
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
  return (
    <div className="jw-grid jw-gap-12">
      <h3 className="jw-heading">显示</h3>
      <fieldset className={styles.places}>
        <legend className="jw-note">位置</legend>
        {(Object.entries(PLACES) as [Place, string][]).map(([place, name]) => (
          <label key={place} className="jw-row jw-gap-6 jw-body">
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
      </fieldset>
      {show.places.length === 0 && <p className="jw-note jw-ink-high">请至少选择一个位置</p>}
      <div className={`jw-fields ${styles.often}`}>
        <NumberField
          id="prompt-interval"
          label="同一患者只提示一次"
          unit="日内"
          rule={WHOLE}
          isReadOnly={isReadOnly}
          value={String(show.interval_days)}
          onChange={(text) => change({ interval_days: Number(text) })}
        />
        <NumberField
          id="prompt-change"
          label="结果变化超过时再提示"
          unit="%"
          rule={WHOLE}
          isReadOnly={isReadOnly}
          value={String(show.change_percent)}
          onChange={(text) => change({ change_percent: Number(text) })}
        />
      </div>
      <div className="jw-row jw-wrap jw-gap-8">
        <span className="jw-body">科室：全院，不含</span>
        <NamesBox
          label="科室"
          value={show.without_departments ?? []}
          options={departments}
          isReadOnly={isReadOnly}
          onChange={(names) => change({ without_departments: names.map(String) })}
        />
      </div>
    </div>
  );
}
