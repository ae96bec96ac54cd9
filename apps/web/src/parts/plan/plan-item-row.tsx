import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDebouncedText } from '../../kit/lib/use-debounced-text.ts';
import { PickList } from '../../kit/overlay/pick-list.tsx';
import { FieldError, fieldDescription } from '../../kit/ui/form-field.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { withChoice, type DraftItem, type ItemProblems } from './plan-draft.ts';
import styles from './plan-drawer.module.css';
import { useOriginals, useTerms } from './use-plan-lists.ts';

interface PlanItemRowProps {
  number: number;
  item: DraftItem;
  problems: ItemProblems | undefined;
  /** Another row holds the same name and specimen. */
  isDuplicate: boolean;
  onChange: (item: DraftItem) => void;
  onDelete: () => void;
}

/** One lab item of a plan: name, specimen, and the original items of the hospital that it stands for. */
export function PlanItemRow({ number, item, problems, isDuplicate, onChange, onDelete }: PlanItemRowProps) {
  const [searched, setSearched] = useState('');
  const [, onSearch] = useDebouncedText(searched, setSearched);
  const names = useTerms('name', searched);
  const specimens = useTerms('specimen', item.name);
  const originals = useOriginals(item);
  const fields = [
    { field: 'name', text: '检验名称', list: { ...names, onSearch } },
    { field: 'specimen', text: '标本', list: { ...specimens, disabled: item.name === '' } },
  ] as const;
  return (
    <li className={styles.row} aria-label={`检验项 ${number}`}>
      <span className={`jw-ink-3 ${styles.number}`} aria-hidden="true">
        {number}
      </span>
      {fields.map(({ field, text, list }) => {
        const id = `plan-item-${item.id}-${field}`;
        const problem = problems?.[field];
        return (
          <div key={field} className={styles[field]}>
            <PickList
              label={`第 ${number} 项${text}`}
              placeholder={`请选择${text}`}
              value={item[field]}
              isInvalid={problem !== undefined || isDuplicate}
              describedBy={fieldDescription(id, problem !== undefined, false)}
              onChange={(chosen) => onChange(withChoice(item, field, chosen))}
              {...list}
            />
            {problem !== undefined && <FieldError id={`${id}-error`} text={problem} />}
          </div>
        );
      })}
      <IconButton icon={Trash2} label={`删除第 ${number} 项`} onClick={onDelete} />
      {originals.length > 0 && (
        <div className={`jw-row jw-baseline jw-gap-6 jw-table-text jw-ink-3 ${styles.originals}`}>
          <span className="jw-fixed">对应原始项目</span>
          <ul className={`jw-row jw-wrap ${styles.names}`} aria-label={`第 ${number} 项对应原始项目`}>
            {originals.map(({ original_laboratory_name: name, original_specimen: specimen }) => (
              <li key={`${name}|${specimen}`} className="jw-note jw-ink-2">
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}
