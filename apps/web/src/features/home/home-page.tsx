import { FOOTER_TEXT } from '@jianwei/clinical-rules/core/wording';
import { useGetHomeSummary } from '@jianwei/api-client/home/home';
import type { HomeSummary } from '@jianwei/api-client/model';
import { ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { useSlashFocus } from '../../kit/lib/use-slash-focus.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { useSession } from '../../parts/session/session-store.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { SearchBox } from '../../kit/ui/search-box.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { TableSkeleton } from '../../kit/ui/skeleton.tsx';
import { UserMenu } from '../../parts/session/user-menu.tsx';
import { dateLine, greeting } from './greeting.ts';
import { HomeCounters } from './home-counters.tsx';
import styles from './home-page.module.css';
import { HomeAids, HomeApplications, HomeHints, HomeUpdates } from './home-side.tsx';
import { PriorityTable } from './priority-table.tsx';

/** Search over all reports, in place of the header's search that the other pages have. */
function HomeSearch() {
  const navigate = useNavigate();
  const [keyword, setKeyword] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useSlashFocus(input);
  return (
    <SearchBox
      ref={input}
      withButton
      label="搜索报告"
      placeholder="患者姓名、住院号、疾病或检验项目"
      value={keyword}
      onChange={setKeyword}
      onSearch={(text) => void navigate(text === '' ? '/excellent' : `/excellent?keyword=${encodeURIComponent(text)}`)}
    />
  );
}

function Summary({ summary }: { summary: HomeSummary }) {
  const mayOpen = useMayOpen();
  const day = formatDate(summary.data_time);
  const hasList = mayOpen('/excellent');
  const hasDetail = mayOpen('/detail');
  return (
    <>
      <HomeCounters counts={summary.counts} day={day} isLinked={hasList} />
      <div className={styles.columns}>
        <section aria-label="优先阅读">
          <SectionHeading
            title="优先阅读"
            rule="none"
            {...(hasList && {
              aside: (
                <Link to={`/excellent?tab=unread&date=${day}`} className={styles.all}>
                  全部待读 {summary.counts.unread} 份
                  <ChevronRight size={14} strokeWidth={1.6} aria-hidden="true" />
                </Link>
              ),
            })}
          />
          {summary.priority.length === 0 ? (
            <EmptyState title="没有待读报告" hint="新报告发出后在此列出" />
          ) : (
            <div className={styles.scroll}>
              <PriorityTable reports={summary.priority} day={day} isLinked={hasDetail} />
            </div>
          )}
        </section>
        <div className="jw-grid jw-gap-24">
          <HomeHints hints={summary.hints} isLinked={hasDetail} />
          {hasList && <HomeApplications applications={summary.my_applications} />}
          <HomeAids mayOpen={mayOpen} />
          <HomeUpdates updates={summary.updates} hasAll={mayOpen('/version-update')} />
        </div>
      </div>
      <footer className={styles.footer}>
        <span>
          {[
            summary.hospital_name,
            `检验科知识库 ${summary.knowledge_version}`,
            `数据更新至 ${formatDate(summary.data_time, 'HH:mm')}`,
          ].join('\u3000')}
        </span>
        <span>{FOOTER_TEXT.reference_only}</span>
      </footer>
    </>
  );
}

/** 首页 of clinicians: the day's figures, what to read first, what the applications noticed. */
export function HomePage() {
  const session = useSession();
  const mayOpen = useMayOpen();
  const home = useGetHomeSummary();
  const [now] = useState(() => new Date());
  return (
    <div className={`jw-stack ${styles.page ?? ''}`}>
      <header className={styles.header}>
        <div>
          <h1 className={`jw-song ${styles.greeting ?? ''}`} tabIndex={-1}>
            {greeting(session?.nickname ?? '', now)}
          </h1>
          <p className={styles.date}>
            {dateLine(now)}
            {session?.department && `\u3000${session.department}`}
          </p>
        </div>
        <div className={`jw-row ${styles.tools ?? ''}`}>
          {mayOpen('/excellent') && (
            <div className={styles.search}>
              <HomeSearch />
            </div>
          )}
          <UserMenu compact />
        </div>
      </header>
      <QueryState
        query={home}
        failed="首页数据未能载入"
        loading={<TableSkeleton columns={[1, 2, 2, 2, 2, 2, 1]} rows={10} rowHeight={47} />}
      >
        {(summary) => <Summary summary={summary} />}
      </QueryState>
    </div>
  );
}
