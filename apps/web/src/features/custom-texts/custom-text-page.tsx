import { isTrue, sayOf } from '@jianwei/api-client/transport/undetermined';
import { useGetCustomText, useListCustomTexts } from '@jianwei/api-client/custom-texts/custom-texts';
import type { CustomTextSummary } from '@jianwei/api-client/model';
import { ApiError } from '@jianwei/api-client/transport/api-error';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QueryState } from '../../kit/query/query-state.tsx';
import { ChoiceList } from '../../kit/ui/choice-list.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { SearchBox } from '../../kit/ui/search-box.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { CustomTextForm } from './custom-text-form.tsx';
import styles from './custom-text-page.module.css';

/** 自定义文本: the hospital's own wording, one text for each diagnosis; the choice lives in the address. */
export function CustomTextPage() {
  const [query, setQuery] = useSearchParams();
  const diagnosisId = query.get('diagnosis_id') ?? '';
  const list = useListCustomTexts({ request: { suppress: true } });
  return (
    <section className={`jw-sheet jw-grid ${styles.sheet}`} aria-label="自定义文本">
      <div className={`jw-stack ${styles.list}`}>
        <QueryState query={list} failed="诊断目录未能载入" lines={10}>
          {({ data: rows }) => (
            <Diagnoses
              rows={rows}
              selectedId={diagnosisId}
              onSelect={(id) => {
                if (id !== diagnosisId) setQuery({ diagnosis_id: id });
              }}
            />
          )}
        </QueryState>
      </div>
      <div className={styles.text}>
        {diagnosisId === '' ? (
          <EmptyState title="请选择一个诊断" hint="在左侧选择诊断，为其编写本院说明" />
        ) : (
          <ChosenText key={diagnosisId} diagnosisId={diagnosisId} />
        )}
      </div>
    </section>
  );
}

/** The text of a diagnosis; the server says whether there is such a diagnosis. */
function ChosenText({ diagnosisId }: { diagnosisId: string }) {
  const text = useGetCustomText(diagnosisId, { request: { suppress: true } });
  if (!text.data && text.error instanceof ApiError && text.error.status === 404) {
    return <EmptyState title="暂未收录该诊断" hint="可在左侧选择其他诊断" />;
  }
  return (
    <QueryState query={text} failed="本院说明未能载入" lines={8}>
      {(data) => <CustomTextForm text={data} />}
    </QueryState>
  );
}

interface DiagnosesProps {
  rows: readonly CustomTextSummary[];
  selectedId: string;
  onSelect: (diagnosisId: string) => void;
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

function Diagnoses({ rows, selectedId, onSelect }: DiagnosesProps) {
  // Not in the address: every change of that would ask about unsaved edits.
  const [keyword, setKeyword] = useState('');
  const [offered, setOffered] = useState<'all' | 'written'>('all');
  const wanted = keyword.trim().toLowerCase();
  const written = rows.filter((row) => isTrue(row.has_text));
  const found = (offered === 'all' ? rows : written).filter((row) =>
    [row.diagnosis_id, row.diagnosis_name, row.system_name].some((text) => text.toLowerCase().includes(wanted)),
  );
  const list = useRef<HTMLElement>(null);
  // The address may name a diagnosis far down the list: scroll to it.
  useEffect(() => {
    const [frame, entry] = [list.current, list.current?.querySelector('[aria-current]')];
    // scrollIntoView would scroll the page as well.
    if (frame && entry) frame.scrollTop = topOf(entry) - topOf(frame) - frame.clientHeight / 2;
  }, []);
  return (
    <>
      <div className={`jw-grid jw-gap-10 ${styles.search}`}>
        <SearchBox label="搜索诊断" placeholder="诊断名称、缩写或系统" value={keyword} onChange={setKeyword} />
        <Segmented
          label="显示"
          options={[
            { value: 'all', label: '全部', count: rows.length },
            { value: 'written', label: '已编写', count: written.length },
          ]}
          value={offered}
          onChange={setOffered}
        />
      </div>
      <nav ref={list} className={styles.names} aria-label="诊断">
        {found.length === 0 && (
          <p className={`jw-small jw-ink-3 ${styles.none}`}>
            {wanted === '' ? '尚未编写任何本院说明' : '没有符合的诊断'}
          </p>
        )}
        <ChoiceList
          label="诊断"
          choices={found.map((row, index) => ({
            id: row.diagnosis_id,
            label: row.diagnosis_name,
            heading: row.system_id === found[index - 1]?.system_id ? undefined : row.system_name,
            after: row.has_text ? <span className={styles.mark}>{sayOf(row.has_text, '已编写')}</span> : undefined,
          }))}
          selectedId={selectedId}
          onSelect={onSelect}
        />
      </nav>
    </>
  );
}
