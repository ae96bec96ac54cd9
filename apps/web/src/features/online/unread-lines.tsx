import { Button } from '../../kit/ui/button.tsx';
import styles from './online.module.css';

/** Lines that stand at once: a whole page of another laboratory's names must not push the reading away. */
const SHOWN = 3;

interface UnreadLinesProps {
  lines: readonly string[];
  onChoose: (line: string) => void;
  onForget: () => void;
}

/** What was pasted and names no known item: each line can be given one by hand, or all be forgotten. */
export function UnreadLines({ lines, onChoose, onForget }: UnreadLinesProps) {
  if (lines.length === 0) return null;
  const row = (line: string) => (
    <li key={line} className="jw-row jw-gap-8">
      <span className="jw-break">「{line}」</span>
      <Button size="small" variant="text" aria-label={`选择「${line}」的项目`} onClick={() => onChoose(line)}>
        选择
      </Button>
    </li>
  );
  const rest = lines.slice(SHOWN);
  return (
    <div className={`jw-no-print ${styles.unread}`}>
      <div className="jw-row jw-wrap jw-gap-8">
        <span role="status" className="jw-row jw-wrap jw-gap-8">
          <span className="jw-tag" data-tone="amber">
            {lines.length} 行未识别
          </span>
          可手动选择项目，未识别的不参与判读
        </span>
        <Button size="small" variant="text" onClick={onForget}>
          忽略这些行
        </Button>
      </div>
      <ul>{lines.slice(0, SHOWN).map(row)}</ul>
      {rest.length > 0 && (
        <details>
          <summary>其余 {rest.length} 行</summary>
          <ul>{rest.map(row)}</ul>
        </details>
      )}
    </div>
  );
}
