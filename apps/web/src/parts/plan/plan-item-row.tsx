import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDebouncedText } from '../../kit/lib/use-debounced-text.ts';
import { FieldError } from '../../kit/ui/form-field.tsx';
import { PickList } from '../../kit/overlay/pick-list.tsx';
import { withLaboratory, withSpecimen, type DraftItem, type ItemProblems } from './plan-draft.ts';
import styles from './plan-item-row.module.css';
import { planText } from './plan-text.ts';
import { useLaboratoryNames, useOriginals, useSpecimens } from './use-plan-lists.ts';

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
  const [, search] = useDebouncedText(searched, setSearched);
  const { names, isLoading: isNaming } = useLaboratoryNames(searched);
  const { specimens, isLoading: isListing } = useSpecimens(item.name);
  const originals = useOriginals(item);
  const errorId = `plan-item-${item.id}`;
  return (
    <li className={styles.row} aria-label={`检验项 ${number}`}>
      <span className={`jw-ink-3 ${styles.number ?? ''}`} aria-hidden="true">
        {number}
      </span>
      <div>
        <PickList
          label={`第 ${number} 项检验名称`}
          placeholder={planText.laboratoryMissing}
          value={item.name}
          options={names}
          isLoading={isNaming}
          onSearch={search}
          isInvalid={problems?.name !== undefined || isDuplicate}
          describedBy={problems?.name === undefined ? undefined : `${errorId}-name`}
          onChange={(name) => onChange(withLaboratory(item, name))}
        />
        {problems?.name !== undefined && <FieldError id={`${errorId}-name`} text={problems.name} />}
      </div>
      <div className={styles.specimen}>
        <PickList
          label={`第 ${number} 项标本`}
          placeholder={planText.specimenMissing}
          value={item.specimen}
          options={specimens}
          isLoading={isListing}
          disabled={item.name === ''}
          isInvalid={problems?.specimen !== undefined || isDuplicate}
          describedBy={problems?.specimen === undefined ? undefined : `${errorId}-specimen`}
          onChange={(specimen) => onChange(withSpecimen(item, specimen))}
        />
        {problems?.specimen !== undefined && <FieldError id={`${errorId}-specimen`} text={problems.specimen} />}
      </div>
      <button type="button" className="jw-icon-button" aria-label={`删除第 ${number} 项`} onClick={onDelete}>
        <Trash2 size={15} strokeWidth={1.6} aria-hidden="true" />
      </button>
      {originals.length > 0 && (
        <div className={`jw-row jw-baseline jw-gap-6 jw-table-text jw-ink-3 ${styles.originals ?? ''}`}>
          <span className="jw-fixed">对应原始项目</span>
          <ul className={`jw-row jw-wrap ${styles.names ?? ''}`} aria-label={`第 ${number} 项对应原始项目`}>
            {originals.map((original) => (
              <li
                key={`${original.original_laboratory_name}|${original.original_specimen}`}
                className="jw-note jw-ink-2"
              >
                {original.original_laboratory_name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}
