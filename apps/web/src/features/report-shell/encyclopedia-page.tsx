import type { KnowledgeDiagnosis, KnowledgeLaboratory, Reading, SuggestionDiagnosis } from '@jianwei/api-client/model';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import type { ReactNode } from 'react';
import { useAddress } from '../../kit/lib/address.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { keywordOf } from '../../parts/knowledge/knowledge-search.ts';
import { SystemList } from '../../parts/knowledge/system-list.tsx';
import { useDiseaseBrowser } from '../../parts/knowledge/disease-groups.ts';
import { labName } from '../../parts/lab/lab-text.ts';
import { DiagnosisMark } from '../../parts/lab/diagnosis-mark.tsx';
import { findingOfDiagnosis } from '../../parts/reading/reading-words.ts';
import styles from './encyclopedia-page.module.css';
import { useShellReport } from './report-shell.tsx';
import { ArticleLink, Sheet, ShellPage, type Article } from './shell-page.tsx';
import shell from './shell.module.css';

interface Entry {
  readonly id: string;
  readonly article: Article;
  readonly name: string;
  readonly behind: ReactNode;
}

type ListedDiagnosis = KnowledgeDiagnosis &
  Partial<Pick<SuggestionDiagnosis, 'known' | 'reliable'>> & { readonly system_name?: string };

/** A disease with its reliability in the report, or with its system where a search found it. */
function ofDiagnosis(diagnosis: ListedDiagnosis): Entry {
  const { diagnosis_id, diagnosis_name: name, system_name: system, reliable, known } = diagnosis;
  const behind = (
    <>
      {reliable !== undefined && <DiagnosisMark of={{ reliable, known }} />}
      {system && <span className={styles.minor}>{system}</span>}
    </>
  );
  return { id: diagnosis_id, article: { diagnosis_id }, name, behind };
}

function ofLaboratory(item: KnowledgeLaboratory): Entry {
  const { knowledge_id, standard_specimen: specimen } = item;
  const behind = <span className={styles.minor}>{specimen}</span>;
  return { id: knowledge_id, article: { knowledge_id }, name: labName(item), behind };
}

/** A diagnosis of the report in the words of its reading: 已知 or 疑似; one that is known has no reliability. */
function asRead(diagnosis: SuggestionDiagnosis, reading: Reading | undefined): Entry {
  const finding = findingOfDiagnosis(reading, diagnosis.diagnosis_id);
  const entry = ofDiagnosis(diagnosis);
  if (finding === undefined) return entry;
  return { ...entry, name: finding.title, ...(isTrue(finding.known) ? { behind: undefined } : {}) };
}

interface ShelfProps {
  title: string;
  entries: readonly Entry[];
  /** Said where there is nothing; without it nothing is shown then. */
  nothing?: string;
}

function Shelf({ title, entries, nothing }: ShelfProps) {
  if (entries.length === 0 && nothing === undefined) return null;
  return (
    <TitledSection className={styles.shelf} title={title} aside={`${entries.length} 项`} rule="below">
      {entries.length === 0 ? (
        <p className={`jw-table-text jw-ink-3 ${styles.nothing}`}>{nothing}</p>
      ) : (
        <ul className={`jw-grid ${shell.cards} ${styles.links}`}>
          {entries.map(({ id, article, name, behind }) => (
            <li key={id} className="jw-row jw-baseline jw-gap-10">
              <ArticleLink article={article} name={name} />
              {behind}
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

/** 医学百科: diseases and lab items by disease system, or by search; each leads to its article. */
export function EncyclopediaPage() {
  const { report } = useShellReport().reading;
  const [query, change] = useAddress();
  const keyword = keywordOf(query);
  const ofReport = (report?.categories ?? []).map(({ system_id: id }) => String(id));
  const { systems, search, groups, open } = useDiseaseBrowser({
    keyword,
    wishes: [({ id }) => id === query.get('system'), ({ id }) => ofReport.includes(id)],
  });
  return (
    <ShellPage>
      <Sheet
        title="医学百科"
        aside={
          <div className={styles.search}>
            <KeywordBox
              label="搜索疾病与检验项目"
              placeholder="疾病或检验项目的名称、缩写、别名"
              keyword={keyword}
              onKeyword={(text) => change({ keyword: text }, { replace: true })}
            />
          </div>
        }
      >
        {keyword === '' ? (
          <>
            <Shelf
              title={report?.reading ? '本报告诊断' : '本报告疑似'}
              entries={(report?.suggestion_diagnosis ?? []).map((one) => asRead(one, report?.reading))}
            />
            <QueryState query={systems} lines={8}>
              {() =>
                groups &&
                open && (
                  <div className={`jw-grid ${styles.index}`}>
                    <nav className={styles.systems} aria-label="疾病系统">
                      <SystemList
                        groups={groups}
                        selectedId={open.id}
                        onSelect={(id) => change({ system: id, keyword: '' })}
                      />
                    </nav>
                    <div role="region" aria-label={open.name}>
                      <Shelf title="疾病" entries={open.diagnoses.map(ofDiagnosis)} nothing={open.note} />
                      <Shelf title="常用检验项目" entries={open.laboratories.map(ofLaboratory)} />
                    </div>
                  </div>
                )
              }
            </QueryState>
          </>
        ) : (
          <QueryState query={search} lines={6}>
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
                <Shelf title="疾病" entries={diagnoses.map(ofDiagnosis)} nothing="没有符合的疾病" />
                <Shelf title="检验项目" entries={laboratories.map(ofLaboratory)} nothing="没有符合的检验项目" />
              </div>
            )}
          </QueryState>
        )}
      </Sheet>
    </ShellPage>
  );
}
