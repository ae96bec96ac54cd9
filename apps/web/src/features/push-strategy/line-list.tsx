import { isTrue, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { PushLine, PushState, PushStrategy } from '@jianwei/api-client/model';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { Button } from '../../kit/ui/button.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { MOST_LINES, moved, withNewLine, withoutLine } from './push-draft.ts';
import { lineSentence, REST, stepsText } from './push-words.ts';
import styles from './push-strategy.module.css';

interface LineListProps {
  /** With the sentences of what is saved. */
  readonly state: PushState;
  readonly strategy: PushStrategy;
  readonly openId: string;
  /** Lines that the tester found to act. */
  readonly lit: readonly string[];
  readonly isReadOnly: boolean;
  readonly onOpen: (lineId: string) => void;
  readonly onChange: (strategy: PushStrategy) => void;
  /** A line is taken out, which can be taken back. */
  readonly onRemove: (strategy: PushStrategy, text: string) => void;
}

/** The lines in the order in which they are asked; the first that holds acts. */
export function LineList({ state, strategy, openId, lit, isReadOnly, onOpen, onChange, onRemove }: LineListProps) {
  const { lines } = strategy;
  const add = () => {
    const { strategy: next, lineId } = withNewLine(strategy);
    onChange(next);
    onOpen(lineId);
  };
  const buttons = (line: PushLine, place: number) => (
    <span className={styles.lineButtons}>
      <IconButton
        icon={ArrowUp}
        label={`上移 ${line.name}`}
        disabled={place === 0}
        onClick={() => onChange(moved(strategy, line.line_id, -1))}
      />
      <IconButton
        icon={ArrowDown}
        label={`下移 ${line.name}`}
        disabled={place >= lines.length - 2}
        onClick={() => onChange(moved(strategy, line.line_id, 1))}
      />
      <IconButton
        icon={Trash2}
        label={`删除 ${line.name}`}
        onClick={() => onRemove(withoutLine(strategy, line.line_id), `已删除「${line.name}」`)}
      />
    </span>
  );
  return (
    <section className={styles.lines} aria-label="各行">
      <SectionHeading title="各行，先命中者生效" rule="below" />
      <ol>
        {lines.map((line, place) => (
          <li
            key={line.line_id}
            data-open={line.line_id === openId || undefined}
            data-lit={lit.includes(line.line_id) || undefined}
          >
            <button
              type="button"
              className={`jw-bare ${styles.line}`}
              aria-current={line.line_id === openId || undefined}
              onClick={() => onOpen(line.line_id)}
            >
              <b>
                {`${place + 1}　${line.name}`}
                {lit.includes(line.line_id) && (
                  <>
                    {' '}
                    <span className="jw-tag">命中</span>
                  </>
                )}
                {line.continues && ' '}
                {line.continues && <span className="jw-tag">继续匹配{isTrue(line.continues) ? '' : UNDETERMINED}</span>}
              </b>
              <span className="jw-note">{lineSentence(line, state)}</span>
              <span className="jw-note">{stepsText(line)}</span>
            </button>
            {!isReadOnly && line.line_id !== REST && buttons(line, place)}
          </li>
        ))}
      </ol>
      {!isReadOnly && (
        <Button size="small" icon={<Plus size={14} />} disabled={lines.length >= MOST_LINES} onClick={add}>
          新增一行
        </Button>
      )}
      <Quiet strategy={strategy} isReadOnly={isReadOnly} onChange={onChange} />
    </section>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const FIRST_QUIET = { from: 22, to: 7 };

function Quiet({ strategy, isReadOnly, onChange }: Pick<LineListProps, 'strategy' | 'isReadOnly' | 'onChange'>) {
  const { quiet, ...rest } = strategy;
  const select = (label: string, name: 'from' | 'to') => (
    <Select
      aria-label={label}
      disabled={isReadOnly}
      value={quiet?.[name]}
      onChange={({ target }) => quiet && onChange({ ...rest, quiet: { ...quiet, [name]: Number(target.value) } })}
    >
      {HOURS.map((hour) => (
        <option key={hour} value={hour}>{`${hour}:00`}</option>
      ))}
    </Select>
  );
  return (
    <div className={`jw-row jw-wrap jw-gap-8 jw-table-text ${styles.quiet}`}>
      <label className="jw-row jw-gap-6">
        <input
          type="checkbox"
          className="jw-checkbox"
          checked={quiet !== undefined}
          disabled={isReadOnly}
          onChange={({ target }) => onChange(target.checked ? { ...rest, quiet: FIRST_QUIET } : rest)}
        />
        免打扰
      </label>
      {quiet && (
        <>
          {select('免打扰开始', 'from')}至{select('免打扰结束', 'to')}
        </>
      )}
      <span className="jw-note">危急值不受免打扰影响</span>
    </div>
  );
}
