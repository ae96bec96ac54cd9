import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { useGetLaboratoryKnowledge, useSearchKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import { useListLaboratoryTerms } from '@jianwei/api-client/lookups/lookups';
import type { LaboratoryKnowledgeDetail } from '@jianwei/api-client/model';
import { keepPreviousData } from '@tanstack/react-query';
import { useAddressState } from '../../kit/lib/address.ts';
import { joinReads, QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { ChoiceList } from '../../kit/ui/choice-list.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { cutKeyword, KNOWLEDGE_FRESH_MS } from '../../parts/knowledge/knowledge-search.ts';
import { LaboratoryArticle } from '../../parts/knowledge/laboratory-article.tsx';
import { STILL_LEARNING } from '../../parts/lab/lab-text.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { diseaseAddress, LABORATORIES } from './lookup-address.ts';
import styles from './lookup.module.css';

const PAGE_SIZE = 50;
/** Wire value of the parameter `type`. */
const NAMES = 1;
const FRESH = { staleTime: KNOWLEDGE_FRESH_MS };

/** One page of names; the list does not say how many there are, so the page after it is looked at as well. */
function useNames(keyword: string, page: number) {
  const params = { page, page_size: PAGE_SIZE, standard_laboratory_name: keyword, type: NAMES } as const;
  const names = useListLaboratoryTerms(params, { query: { ...FRESH, placeholderData: keepPreviousData } });
  const isFull = names.data?.data.length === PAGE_SIZE && !names.isPlaceholderData;
  const next = useListLaboratoryTerms({ ...params, page: page + 1 }, { query: { ...FRESH, enabled: isFull } });
  return { names, hasMore: isFull && (next.data?.data.length ?? 0) > 0 };
}

/** 懂检验: lab items by name, and what is known of the chosen one; the choice lives in the address. */
export function LaboratoryPage() {
  const [{ keyword, page, specimen, ...state }, change] = useAddressState(LABORATORIES);
  const { names, hasMore } = useNames(keyword, page);
  const name = state.name || names.data?.data[0];
  return (
    <section className={`jw-sheet jw-print-flow ${styles.sheet}`} aria-label="检验知识库">
      <div className={`jw-grid jw-print-flow ${styles.laboratories}`}>
        <div className={`jw-no-print ${styles.search}`}>
          <KeywordBox
            label="搜索检验项目"
            placeholder="项目名称、缩写或别名"
            keyword={keyword}
            onKeyword={(typed) => change({ ...LABORATORIES.initial, keyword: typed }, true)}
          />
        </div>
        <nav
          className={`jw-no-print ${styles.names}`}
          aria-label="检验项目"
          data-stale={names.isPlaceholderData || undefined}
        >
          <QueryState
            query={names}
            failed="检验项目未能载入"
            lines={10}
            empty={({ data }) =>
              data.length === 0 && <p className={`jw-small jw-ink-3 ${styles.note}`}>没有符合的检验项目</p>
            }
          >
            {({ data }) => (
              <ChoiceList
                label={keyword === '' ? '检验项目' : '搜索到的检验项目'}
                choices={data.map((id) => ({ id, label: id }))}
                selectedId={name}
                onSelect={(chosen) => change({ name: chosen, specimen: '' })}
              />
            )}
          </QueryState>
        </nav>
        {(page > 0 || hasMore) && (
          <nav className={`jw-no-print jw-row jw-between jw-small jw-ink-3 ${styles.pager}`} aria-label="翻页">
            <Button size="small" disabled={page === 0} onClick={() => change({ page: page - 1, name: '' })}>
              上一页
            </Button>
            <span aria-live="polite">第 {page + 1} 页</span>
            <Button size="small" disabled={!hasMore} onClick={() => change({ page: page + 1, name: '' })}>
              下一页
            </Button>
          </nav>
        )}
        <div
          key={name}
          className={`jw-print-flow jw-print-bare ${styles.article}`}
          role="region"
          aria-label="检验知识"
          tabIndex={0}
        >
          {name !== undefined ? (
            <Laboratory name={name} specimen={specimen} onSpecimen={(chosen) => change({ name, specimen: chosen })} />
          ) : (
            names.data && <EmptyState title="没有符合的检验项目" hint="可换用其他名称、缩写或别名" />
          )}
        </div>
      </div>
    </section>
  );
}

interface LaboratoryProps {
  name: string;
  /** '' = the first one it is measured in. */
  specimen: string;
  onSpecimen: (specimen: string) => void;
}

/** What is known of one lab item: the search tells its ids, one for each specimen it is measured in. */
function Laboratory({ name, specimen, onSpecimen }: LaboratoryProps) {
  const mayOpen = useMayOpen();
  const search = useSearchKnowledge({ keyword: cutKeyword(name) }, { query: FRESH });
  const items = search.data?.laboratories.filter((item) => item.laboratory_name === name) ?? [];
  const names = search.data?.laboratories.map((item) => item.laboratory_name) ?? [];
  const nothingText = isUndetermined(...names) ? UNDETERMINED : STILL_LEARNING;
  const id = (items.find((item) => item.standard_specimen === specimen) ?? items[0])?.knowledge_id ?? '';
  const detail = useGetLaboratoryKnowledge(id, { query: { enabled: id !== '', ...FRESH } });
  return (
    <QueryState
      query={joinReads<[unknown, LaboratoryKnowledgeDetail]>(search, detail)}
      failed="检验知识未能载入"
      lines={8}
      loading={search.data && id === '' && <EmptyState title={nothingText} />}
    >
      {([, data]) => (
        <LaboratoryArticle
          detail={data}
          aside={
            items.length > 1 && (
              <Segmented
                label="标本"
                options={items.map(({ standard_specimen: value }) => ({ value, label: value }))}
                value={data.standard_specimen}
                onChange={onSpecimen}
              />
            )
          }
          addressOf={(diagnosisId) => (mayOpen('/diagnosis-menu') ? diseaseAddress(diagnosisId) : undefined)}
        />
      )}
    </QueryState>
  );
}
