import { useListLaboratoryTerms } from '@jianwei/api-client/lookups/lookups';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { QueryState } from '../../kit/query/query-state.tsx';
import { KnowledgeSearchBox } from '../../parts/knowledge/knowledge-search-box.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { KNOWLEDGE_FRESH_MS } from '../../parts/knowledge/knowledge-search.ts';
import { ChoiceList } from '../../kit/ui/choice-list.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { Laboratory } from './laboratory.tsx';
import { NO_LABORATORY, readLaboratoryState, writeLaboratoryState, type LaboratoryState } from './laboratory-state.ts';
import styles from './lookup.module.css';

const PAGE_SIZE = 50;
/** Wire value of the parameter `type`. */
const NAMES = 1;

/** One page of names; the list does not say how many there are, so the page after it is looked at as well. */
function useNames(keyword: string, page: number) {
  const paramsOf = (wanted: number) =>
    ({
      page: wanted,
      page_size: PAGE_SIZE,
      standard_laboratory_name: keyword,
      type: NAMES,
    }) as const;
  const query = useListLaboratoryTerms(paramsOf(page), {
    query: { staleTime: KNOWLEDGE_FRESH_MS, placeholderData: keepPreviousData },
  });
  const isFull = query.data?.data.length === PAGE_SIZE && !query.isPlaceholderData;
  const next = useListLaboratoryTerms(paramsOf(page + 1), {
    query: { staleTime: KNOWLEDGE_FRESH_MS, enabled: isFull },
  });
  return { ...query, names: query.data?.data, hasMore: isFull && (next.data?.data.length ?? 0) > 0 };
}

/** 懂检验: lab items by name, and what is known of the chosen one; the choice lives in the address. */
export function LaboratoryPage() {
  const [query, setQuery] = useSearchParams();
  const state = readLaboratoryState(query);
  const change = (part: Partial<LaboratoryState>, isTyping = false) =>
    setQuery(writeLaboratoryState({ ...state, ...part }), { replace: isTyping });
  const list = useNames(state.keyword, state.page);
  const { names, isPlaceholderData, hasMore } = list;
  const name = state.name || names?.[0];
  return (
    <section className={`jw-sheet ${styles.sheet ?? ''}`} aria-label="检验知识库">
      <div className={styles.laboratories}>
        <div className={styles.search}>
          <KnowledgeSearchBox
            label="搜索检验项目"
            placeholder="项目名称、缩写或别名"
            keyword={state.keyword}
            onKeyword={(keyword) => change({ ...NO_LABORATORY, keyword }, true)}
          />
        </div>
        <nav className={styles.names} aria-label="检验项目" data-stale={isPlaceholderData || undefined}>
          <QueryState
            query={list}
            failed="检验项目未能载入"
            loading={<BlockSkeleton lines={10} />}
            empty={({ data }) => data.length === 0 && <p className={styles.note}>没有符合的检验项目</p>}
          >
            {({ data }) => (
              <ChoiceList
                label={state.keyword === '' ? '检验项目' : '搜索到的检验项目'}
                choices={data.map((id) => ({ id, label: id }))}
                selectedId={name}
                onSelect={(chosen) => change({ name: chosen, specimen: '' })}
              />
            )}
          </QueryState>
        </nav>
        {(state.page > 0 || hasMore) && (
          <nav className={`jw-row jw-between jw-ink-3 ${styles.pager ?? ''}`} aria-label="翻页">
            <Button size="small" disabled={state.page === 0} onClick={() => change({ page: state.page - 1, name: '' })}>
              上一页
            </Button>
            <span aria-live="polite">第 {state.page + 1} 页</span>
            <Button size="small" disabled={!hasMore} onClick={() => change({ page: state.page + 1, name: '' })}>
              下一页
            </Button>
          </nav>
        )}
        <div key={name} className={styles.article} role="region" aria-label="检验知识" tabIndex={0}>
          {name === undefined ? (
            names && <EmptyState title="没有符合的检验项目" hint="可换用其他名称、缩写或别名" />
          ) : (
            <Laboratory name={name} specimen={state.specimen} onSpecimen={(specimen) => change({ name, specimen })} />
          )}
        </div>
      </div>
    </section>
  );
}
