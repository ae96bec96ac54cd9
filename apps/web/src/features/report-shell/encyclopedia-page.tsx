import { useListDiseaseSystems, useSearchKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import type { DiseaseSystem } from '@jianwei/api-client/model';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useDebouncedText } from '../../shared/hooks/use-debounced-text.ts';
import { Reload } from '../../shared/ui/reload.tsx';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { BlockSkeleton } from '../../shared/ui/skeleton.tsx';
import { DiagnosisLinks, LaboratoryLinks, Shelf } from './encyclopedia-shelf.tsx';
import styles from './encyclopedia-page.module.css';
import page from './shell-page.module.css';
import { useShellReport } from './shell-report.ts';
import { SystemIndex } from './system-index.tsx';

/** Knowledge changes with a release, in milliseconds. */
const FRESH_MS = 300_000;
/** The longest keyword that the search takes. */
const KEYWORD_LENGTH = 100;

function Found({ keyword, reportId }: { keyword: string; reportId: string }) {
  const { data, isError, isPlaceholderData, refetch } = useSearchKnowledge(
    { keyword },
    { query: { staleTime: FRESH_MS, placeholderData: keepPreviousData } },
  );
  if (isError && !data) return <Reload onReload={() => void refetch()} />;
  if (!data) return <BlockSkeleton lines={6} />;
  const { diagnoses, laboratories } = data;
  return (
    <div className={styles.found} data-stale={isPlaceholderData || undefined} role="region" aria-label="搜索结果">
      <p className="jw-visually-hidden" role="status">
        找到 {diagnoses.length} 个疾病、{laboratories.length} 个检验项目
      </p>
      <Shelf title="疾病" count={diagnoses.length} nothing="没有符合的疾病">
        <DiagnosisLinks diagnoses={diagnoses} reportId={reportId} />
      </Shelf>
      <Shelf title="检验项目" count={laboratories.length} nothing="没有符合的检验项目">
        <LaboratoryLinks laboratories={laboratories} reportId={reportId} />
      </Shelf>
    </div>
  );
}

/** The system that is open: the chosen one, else the first that the report speaks about, else the first with a disease. */
function openSystem(systems: readonly DiseaseSystem[], chosen: string, ofReport: readonly number[]) {
  return (
    systems.find((system) => String(system.system_id) === chosen) ??
    systems.find((system) => ofReport.includes(system.system_id)) ??
    systems.find((system) => system.diagnoses.length > 0)
  );
}

/** 医学百科: diseases and lab items by disease system, or by search; each leads to its article. */
export function EncyclopediaPage() {
  const { reportId, reading } = useShellReport();
  const [query, setQuery] = useSearchParams();
  const keyword = (query.get('keyword') ?? '').trim().slice(0, KEYWORD_LENGTH);
  const systems = useListDiseaseSystems({ query: { staleTime: FRESH_MS } });
  const write = (name: 'keyword' | 'system', value: string) => {
    const next = new URLSearchParams(query);
    if (value === '') next.delete(name);
    else next.set(name, value);
    if (name === 'system') next.delete('keyword');
    setQuery(next, { replace: name === 'keyword' });
  };
  const type = (text: string) => write('keyword', text.slice(0, KEYWORD_LENGTH));
  const [text, setText] = useDebouncedText(keyword, type);
  const report = reading.status === 'ready' ? reading.report : undefined;
  const suspected = report?.suggestion_diagnosis ?? [];
  const all = systems.data?.data;
  const ofReport = (report?.categories ?? []).flatMap(({ system_id: id }) => (id === undefined ? [] : [id]));
  const open = all && openSystem(all, query.get('system') ?? '', ofReport);
  return (
    <div className={page.page}>
      <section className={`jw-sheet ${page.sheet ?? ''}`}>
        <div className={page.head}>
          <h1 className={`jw-song ${page.title ?? ''}`}>医学百科</h1>
          <div className={styles.search}>
            <SearchBox
              label="搜索疾病与检验项目"
              placeholder="疾病或检验项目的名称、缩写、别名"
              value={text}
              onChange={setText}
              onSearch={type}
            />
          </div>
        </div>
        {keyword !== '' && <Found keyword={keyword} reportId={reportId} />}
        {keyword === '' && suspected.length > 0 && (
          <Shelf title="本报告疑似" count={suspected.length}>
            <DiagnosisLinks diagnoses={suspected} reportId={reportId} />
          </Shelf>
        )}
        {keyword === '' && systems.isError && !all && <Reload onReload={() => void systems.refetch()} />}
        {keyword === '' && !all && !systems.isError && <BlockSkeleton lines={8} />}
        {keyword === '' && all && open && (
          <SystemIndex systems={all} open={open} reportId={reportId} onOpen={(id) => write('system', String(id))} />
        )}
      </section>
    </div>
  );
}
