import { useSearchParams } from 'react-router-dom';
import { useDebouncedText } from '../../kit/lib/use-debounced-text.ts';
import { SearchBox } from '../../kit/ui/search-box.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import shared from './assist.module.css';
import styles from './decision-list-page.module.css';
import { DecisionDiseases } from './decision-diseases.tsx';
import { DecisionReports } from './decision-reports.tsx';

const TABS = [
  { value: 'disease', label: '按疾病' },
  { value: 'report', label: '按患者报告' },
] as const;

type Tab = (typeof TABS)[number]['value'];

const PLACEHOLDER: Record<Tab, string> = {
  disease: '疾病名称、英文名或缩写',
  report: '患者姓名、住院号、疾病或检验项目',
};

/** 辅助决策: decision aids by disease, or by the patients' reports that suggest one. Tab, keyword and page live in the address. */
export function DecisionListPage() {
  const [query, setQuery] = useSearchParams();
  const tab: Tab = query.get('tab') === 'report' ? 'report' : 'disease';
  const keyword = query.get('keyword') ?? '';
  const page = Math.max(0, Math.trunc(Number(query.get('page') ?? 0)) || 0);
  const write = (change: { tab?: Tab; keyword?: string; page?: number }, replace = false) => {
    const next = { tab, keyword, page: 0, ...change };
    const entries = Object.entries({
      tab: next.tab === 'disease' ? '' : next.tab,
      keyword: next.keyword,
      page: next.page === 0 ? '' : String(next.page),
    });
    setQuery(new URLSearchParams(entries.filter(([, value]) => value !== '')), { replace });
  };
  const [text, setText] = useDebouncedText(keyword, (typed) => write({ keyword: typed }, true));
  return (
    <section className={`jw-sheet ${shared.sheet ?? ''} ${styles.sheet ?? ''}`}>
      <div className={`jw-no-print jw-row jw-wrap jw-between jw-gap-12 ${styles.toolbar ?? ''}`}>
        <Segmented
          label="决策辅助的列法"
          options={TABS}
          value={tab}
          onChange={(next) => write({ tab: next, keyword: '' })}
        />
        <div className={styles.search}>
          <SearchBox
            label={tab === 'disease' ? '搜索疾病' : '搜索报告'}
            placeholder={PLACEHOLDER[tab]}
            value={text}
            onChange={setText}
            onSearch={(typed) => write({ keyword: typed }, true)}
          />
        </div>
      </div>
      {tab === 'disease' ? (
        <DecisionDiseases keyword={keyword} />
      ) : (
        <DecisionReports keyword={keyword} page={page} onPage={(next) => write({ page: next })} />
      )}
    </section>
  );
}
