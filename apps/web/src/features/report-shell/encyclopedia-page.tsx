import { useSearchParams } from 'react-router-dom';
import { useDebouncedText } from '../../shared/hooks/use-debounced-text.ts';
import { diseaseGroups, openGroup } from '../../shared/knowledge/disease-groups.ts';
import {
  KEYWORD_LENGTH,
  keywordOf,
  useDiseaseSystems,
  useFoundKnowledge,
} from '../../shared/knowledge/knowledge-search.ts';
import { Reload } from '../../shared/ui/reload.tsx';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { BlockSkeleton } from '../../shared/ui/skeleton.tsx';
import { DiagnosisLinks, LaboratoryLinks, Shelf } from './encyclopedia-shelf.tsx';
import styles from './encyclopedia-page.module.css';
import page from './shell-page.module.css';
import { useShellReport } from './shell-report.ts';
import { SystemIndex } from './system-index.tsx';

function Found({ keyword, reportId }: { keyword: string; reportId: string }) {
  const { found, hasFailed, isStale, refetch } = useFoundKnowledge(keyword);
  if (hasFailed) return <Reload onReload={() => void refetch()} />;
  if (!found) return <BlockSkeleton lines={6} />;
  const { diagnoses, laboratories } = found;
  return (
    <div className={styles.found} data-stale={isStale || undefined} role="region" aria-label="搜索结果">
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

/** 医学百科: diseases and lab items by disease system, or by search; each leads to its article. */
export function EncyclopediaPage() {
  const { reportId, reading } = useShellReport();
  const [query, setQuery] = useSearchParams();
  const keyword = keywordOf(query);
  const systems = useDiseaseSystems();
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
  const groups = systems.data && diseaseGroups(systems.data.data);
  const ofReport = (report?.categories ?? []).map(({ system_id: id }) => String(id));
  const open = groups && openGroup(groups, [({ id }) => id === query.get('system'), ({ id }) => ofReport.includes(id)]);
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
        {keyword === '' && systems.isError && !groups && <Reload onReload={() => void systems.refetch()} />}
        {keyword === '' && !groups && !systems.isError && <BlockSkeleton lines={8} />}
        {keyword === '' && groups && open && (
          <SystemIndex groups={groups} open={open} reportId={reportId} onOpen={(id) => write('system', id)} />
        )}
      </section>
    </div>
  );
}
