import { useSearchParams } from 'react-router-dom';
import { QueryState } from '../../kit/query/query-state.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { KeywordBox } from '../../kit/ui/keyword-box.tsx';
import { keywordOf } from '../../parts/knowledge/knowledge-search.ts';
import { useDiseaseBrowser } from '../../parts/knowledge/use-disease-browser.ts';
import styles from './encyclopedia-page.module.css';
import { DiagnosisLinks, LaboratoryLinks, Shelf } from './encyclopedia-shelf.tsx';
import { EncyclopediaSystems } from './encyclopedia-systems.tsx';
import page from './shell-page.module.css';
import { useShellReport } from './shell-report.ts';

/** 医学百科: diseases and lab items by disease system, or by search; each leads to its article. */
export function EncyclopediaPage() {
  const { reportId, reading } = useShellReport();
  const [query, setQuery] = useSearchParams();
  const keyword = keywordOf(query);
  const report = reading.status === 'ready' ? reading.report : undefined;
  const suspected = report?.suggestion_diagnosis ?? [];
  const ofReport = (report?.categories ?? []).map(({ system_id: id }) => String(id));
  const { systems, search, groups, open } = useDiseaseBrowser({
    keyword,
    wishes: [({ id }) => id === query.get('system'), ({ id }) => ofReport.includes(id)],
  });
  const write = (name: 'keyword' | 'system', value: string) => {
    const next = new URLSearchParams(query);
    if (value === '') next.delete(name);
    else next.set(name, value);
    if (name === 'system') next.delete('keyword');
    setQuery(next, { replace: name === 'keyword' });
  };
  return (
    <div className={`jw-stack jw-gap-16 ${page.page ?? ''}`}>
      <section className={`jw-sheet ${page.sheet ?? ''}`}>
        <div className={`jw-row jw-wrap jw-between ${page.head ?? ''}`}>
          <h1 className={`jw-song ${page.title ?? ''}`}>医学百科</h1>
          <div className={styles.search}>
            <KeywordBox
              label="搜索疾病与检验项目"
              placeholder="疾病或检验项目的名称、缩写、别名"
              keyword={keyword}
              onKeyword={(text) => write('keyword', text)}
            />
          </div>
        </div>
        {keyword === '' ? (
          <>
            {suspected.length > 0 && (
              <Shelf title="本报告疑似" count={suspected.length}>
                <DiagnosisLinks diagnoses={suspected} reportId={reportId} />
              </Shelf>
            )}
            <QueryState query={systems} loading={<BlockSkeleton lines={8} />}>
              {() =>
                groups &&
                open && (
                  <EncyclopediaSystems
                    groups={groups}
                    open={open}
                    reportId={reportId}
                    onOpen={(id) => write('system', id)}
                  />
                )
              }
            </QueryState>
          </>
        ) : (
          <QueryState query={search} loading={<BlockSkeleton lines={6} />}>
            {({ diagnoses, laboratories }) => (
              <div
                className={styles.found}
                data-stale={search.isPlaceholderData || undefined}
                role="region"
                aria-label="搜索结果"
              >
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
            )}
          </QueryState>
        )}
      </section>
    </div>
  );
}
