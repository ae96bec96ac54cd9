import { X } from 'lucide-react';
import { memo } from 'react';
import { AbnormalValue } from '../../parts/lab/abnormal-value.tsx';
import { rulerGeometry } from '../../parts/lab/interval-ruler-geometry.ts';
import { unitText } from '../../parts/lab/lab-text.ts';
import { rulerCellProps } from '../../parts/lab/ruler-cell.ts';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Select } from '../../kit/ui/select.tsx';
import type { OnlineRow } from './online-draft.ts';
import { undeterminedText, type ShownRow } from './online-reading.ts';
import styles from './online.module.css';
import { unitsOf } from './online-units.ts';

interface RowProps {
  shown: ShownRow;
  /** The catalogue's interval, shown where the reader typed none. */
  range: string;
  isMarked: boolean;
  onEdit: (code: string, change: Partial<OnlineRow>) => void;
  onRemove: (code: string) => void;
}

const ABNORMAL = { high: 1, low: -1 } as const;

function Ruler({ judged }: Pick<ShownRow, 'judged'>) {
  const { parsed, interval, state } = judged?.flag ?? {};
  const value = parsed?.kind === 'number' && parsed.comparator === undefined ? parsed.value : undefined;
  const geometry = state === 'undetermined' ? undefined : rulerGeometry(value, interval?.low, interval?.high);
  if (geometry === undefined) return <td className={styles.ruler} />;
  const { className, ...ruler } = rulerCellProps(geometry);
  return <td className={`${className} ${styles.ruler}`} {...ruler} />;
}

function Arrow({ judged }: Pick<ShownRow, 'judged'>) {
  const flag = judged?.flag;
  const abnormalType = flag?.state === 'abnormal' ? flag.abnormalType : flag?.critical && ABNORMAL[flag.critical];
  if (abnormalType === undefined) return <span className={styles.arrow} />;
  return (
    <span className={styles.arrow}>
      <AbnormalValue value="" abnormalType={abnormalType} critical={flag?.critical} />
    </span>
  );
}

/** One item: result and unit as typed, where it lies, and the interval that judges it. */
export const OnlineTableRow = memo(function OnlineTableRow({ shown, range, isMarked, onEdit, onRemove }: RowProps) {
  const { row, item, error, judged, converted } = shown;
  const { code } = row;
  const units = unitsOf(code);
  const note = error ?? (judged && undeterminedText(judged));
  const noteId = `online-${code}-note`;
  const flag = judged?.flag;
  const tone = flag?.critical === undefined ? (flag?.state === 'abnormal' ? flag.abnormalType : undefined) : 'critical';
  return (
    <tr data-marked={isMarked || undefined} className={styles.row}>
      <th scope="row">
        {item.name}
        {item.shortName !== item.name && <span className="jw-ink-3">（{item.shortName}）</span>}
        {note !== undefined && (
          <p id={noteId} className={`jw-note ${error === undefined ? '' : 'jw-ink-high'}`}>
            {note}
          </p>
        )}
      </th>
      <td className={`jw-ink-2 ${styles.specimen}`}>{item.specimen}</td>
      <td>
        <span className="jw-row">
          <input
            id={`online-${code}`}
            className={`jw-input ${styles.result}`}
            data-tone={tone}
            aria-label={`${item.name} 结果`}
            aria-invalid={error !== undefined}
            aria-describedby={note === undefined ? undefined : noteId}
            autoComplete="off"
            maxLength={20}
            value={row.result}
            onChange={({ target }) => onEdit(code, { result: target.value })}
          />
          <Arrow judged={judged} />
        </span>
      </td>
      <td>
        {units.length > 0 && (
          <Select
            aria-label={`${item.name} 单位`}
            className={styles.unit}
            value={row.unit}
            onChange={({ target }) => onEdit(code, { unit: target.value })}
          >
            {row.unit === '' && <option value="">请选择</option>}
            {units.map((unit) => (
              <option key={unit} value={unit}>
                {unitText(unit)}
              </option>
            ))}
          </Select>
        )}
      </td>
      <Ruler judged={judged} />
      <td>
        <input
          className={`jw-input ${styles.range}`}
          aria-label={`${item.name} 参考区间`}
          title={row.range === '' ? '目录区间，可改写' : '自行填写的区间，清空后用目录区间'}
          autoComplete="off"
          maxLength={30}
          placeholder={range || '无目录区间'}
          value={row.range}
          onChange={({ target }) => onEdit(code, { range: target.value })}
        />
        {converted !== undefined && <p className="jw-note">{converted}</p>}
      </td>
      <td>
        <IconButton
          icon={X}
          size={15}
          className="jw-no-print"
          label={`移除 ${item.name}`}
          onClick={() => onRemove(code)}
        />
      </td>
    </tr>
  );
});
