import type { CustomTextSummary } from '@jianwei/api-client/model';
import { useEffect, useRef, useState } from 'react';
import { ChoiceList } from '../../kit/ui/choice-list.tsx';
import { SearchBox } from '../../kit/ui/search-box.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import styles from './custom-text-page.module.css';
import { searchDiagnoses, type Offered } from './custom-texts.ts';

interface DiagnosisListProps {
  rows: readonly CustomTextSummary[];
  selectedId: string;
  onSelect: (diagnosisId: string) => void;
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** The diagnoses by disease system; those with a text of the hospital are marked. */
export function DiagnosisList({ rows, selectedId, onSelect }: DiagnosisListProps) {
  // Not in the address: every change of that would ask about unsaved edits.
  const [keyword, setKeyword] = useState('');
  const [offered, setOffered] = useState<Offered>('all');
  const found = searchDiagnoses(rows, keyword, offered);
  const list = useRef<HTMLElement>(null);
  // The address may name a diagnosis far down the list: scroll to it.
  useEffect(() => {
    const [frame, entry] = [list.current, list.current?.querySelector('[aria-current]')];
    // scrollIntoView would scroll the page as well.
    if (frame && entry) frame.scrollTop = topOf(entry) - topOf(frame) - frame.clientHeight / 2;
  }, []);
  return (
    <>
      <div className={`jw-grid jw-gap-10 ${styles.search ?? ''}`}>
        <SearchBox label="搜索诊断" placeholder="诊断名称、缩写或系统" value={keyword} onChange={setKeyword} />
        <Segmented
          label="显示"
          options={[
            { value: 'all', label: '全部', count: rows.length },
            { value: 'written', label: '已编写', count: rows.filter((row) => row.has_text).length },
          ]}
          value={offered}
          onChange={setOffered}
        />
      </div>
      <nav ref={list} className={styles.names} aria-label="诊断">
        {found.length === 0 && (
          <p className={`jw-ink-3 ${styles.none ?? ''}`}>
            {keyword.trim() === '' ? '尚未编写任何本院说明' : '没有符合的诊断'}
          </p>
        )}
        <ChoiceList
          label="诊断"
          choices={found.map((row, index) => ({
            id: row.diagnosis_id,
            label: row.diagnosis_name,
            heading: row.system_id === found[index - 1]?.system_id ? undefined : row.system_name,
            after: row.has_text ? <span className={styles.mark}>已编写</span> : undefined,
          }))}
          selectedId={selectedId}
          onSelect={onSelect}
        />
      </nav>
    </>
  );
}
