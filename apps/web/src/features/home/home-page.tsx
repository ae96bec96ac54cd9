import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { FOOTER_TEXT } from '@jianwei/clinical-rules/core/marks';
import { useGetHomeSummary } from '@jianwei/api-client/home/home';
import type { HomeCounts, HomeSummary } from '@jianwei/api-client/model';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { CommandField } from '../../parts/command/command-field.tsx';
import {
  LIST_TICK_MS,
  openLoopCount,
  type OpenLoops,
  serverTime,
  useOpenLoops,
  useTick,
} from '../../parts/loop/use-loops.ts';
import { useSession } from '../../parts/session/session-store.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { TableSkeleton } from '../../kit/ui/skeleton.tsx';
import { UserMenu } from '../../parts/session/user-menu.tsx';
import styles from './home-page.module.css';
import { foreignHints, HomeAids, HomeApplications, HomeHints, HomeUpdates } from './home-side.tsx';
import { PriorityTable } from './priority-table.tsx';
import { Worklist } from './worklist.tsx';

/** 首页 of clinicians: the day's figures, what to read first, what the applications noticed. */
export function HomePage() {
  const mayOpen = useMayOpen();
  const home = useGetHomeSummary();
  return (
    <div className={`jw-stack jw-print-flush ${styles.page}`}>
      <header className={`jw-row jw-wrap jw-between ${styles.header}`}>
        <Greeting told={home.data?.data_time} toldAt={home.dataUpdatedAt} />
        <div className={`jw-row jw-no-print ${styles.tools}`}>
          {mayOpen('/excellent') && (
            <div className={styles.search}>
              <CommandField isLarge label="患者姓名、住院号、疾病或检验项目" />
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

interface GreetingProps {
  /** The server's time when the figures were made; undefined before they are there. */
  told: string | undefined;
  /** When that came, in milliseconds since 1970. */
  toldAt: number;
}

/** The doctor by name, the day and the time of day, by the server's clock: the page is kept while reports are read. */
function Greeting({ told, toldAt }: GreetingProps) {
  const session = useSession();
  const [opened] = useState(() => new Date());
  useTick(LIST_TICK_MS);
  const hasTime = told !== undefined && !isUndetermined(told);
  const now = hasTime ? new Date(serverTime({ time: told }, toldAt)) : opened;
  return (
    <div>
      <h1 className="jw-song jw-figure" tabIndex={-1}>
        {greeting(session?.nickname ?? '', now)}
      </h1>
      <p className={`jw-ink-2 ${styles.date}`}>
        {[dateLine(now), session?.department, hasTime && formatDate(now, 'HH:mm')].filter(Boolean).join('\u3000')}
      </p>
    </div>
  );
}

function Summary({ summary }: { summary: HomeSummary }) {
  const mayOpen = useMayOpen();
  const day = formatDate(summary.data_time);
  const hasList = mayOpen('/excellent');
  const hasDetail = mayOpen('/detail');
  const { hospital_name: hospital, knowledge_version: version, data_time: time } = summary;
  return (
    <>
      <Counters counts={summary.counts} foreignHints={foreignHints(summary).length} day={day} isLinked={hasList} />
      <div className={`jw-grid jw-grow jw-start jw-print-flow ${styles.columns}`}>
        <Worklist isLinked={hasDetail} fallback={<Priority summary={summary} day={day} />} />
        <div className="jw-grid jw-gap-24 jw-no-print">
          <HomeHints summary={summary} isLinked={hasDetail} />
          {hasList && <HomeApplications applications={summary.my_applications} />}
          <HomeAids mayOpen={mayOpen} />
          <HomeUpdates updates={summary.updates} hasAll={mayOpen('/version-update')} />
        </div>
      </div>
      <footer className={`jw-row jw-wrap jw-between jw-note ${styles.footer}`}>
        <span>{`${hospital}\u3000检验科知识库 ${version}\u3000数据更新至 ${formatDate(time, 'HH:mm')}`}</span>
        <span>{FOOTER_TEXT.reference_only}</span>
      </footer>
    </>
  );
}

/** 优先阅读 of a back end without a worklist. */
function Priority({ summary, day }: { summary: HomeSummary; day: string }) {
  const mayOpen = useMayOpen();
  const hasList = mayOpen('/excellent');
  const hasDetail = mayOpen('/detail');
  return (
    <TitledSection
      title="优先阅读"
      rule="none"
      aside={
        hasList && (
          <Link to={`/excellent?tab=unread&date=${day}`} className="jw-row jw-gap-4 jw-body">
            全部待读 {summary.counts.unread} 份
            <ChevronRight size={14} />
          </Link>
        )
      }
    >
      {summary.priority.length === 0 ? (
        <EmptyState title="没有待读报告" hint="新报告发出后在此列出" />
      ) : (
        <div className="jw-scroll-x jw-above-6">
          <PriorityTable reports={summary.priority} day={day} isLinked={hasDetail} />
        </div>
      )}
    </TitledSection>
  );
}

interface CountersProps {
  counts: HomeCounts;
  /** Hints of tools that are not mine: they are not in the count. */
  foreignHints: number;
  /** Day of the figures, yyyy-MM-dd. */
  day: string;
  /** False where the user has no report list: the figures are then plain text. */
  isLinked: boolean;
}

/** Where the open loops stand; what is neither unreceived nor waiting for a recheck waits to be handled or closed. */
function openLoopText(open: OpenLoops, unacknowledged: number, recheck: number): string {
  const rest = Number(open) - unacknowledged - recheck;
  return `未接报 ${unacknowledged}，待复测 ${recheck}${rest > 0 ? `，待处置或闭环 ${rest}` : ''}`;
}

/** Open loops, the same figure as the bell's; a back end without loops has the day's critical reports. */
function useCriticalCounter(counts: HomeCounts) {
  const mayOpen = useMayOpen();
  const loops = useOpenLoops();
  const open = openLoopCount(loops);
  if (open === undefined) return { count: counts.critical, label: '危急值', note: '达到危急值界限的报告' };
  const { unacknowledged = 0, awaiting_recheck: recheck = 0 } = loops?.counts ?? {};
  return {
    count: open,
    label: '危急值未闭环',
    note: openLoopText(open, unacknowledged, recheck),
    ...(mayOpen('/crisis-reminder') && { to: '/crisis-reminder' }),
  };
}

/** How many reports came today, and how many of them were read; a back end that counts otherwise only says the first. */
function readText({ today, unread }: HomeCounts): string {
  const said = `今日已出 ${today} 份`;
  return isUndetermined(today, unread) || unread > today ? said : `${said}，已读 ${today - unread}`;
}

function Counters({ counts, foreignHints, day, isLinked }: CountersProps) {
  const hintNote = `来自我的应用${foreignHints > 0 ? `，另 ${foreignHints} 项未加入` : ''}`;
  const items: readonly { tab: string; count: NonNullable<OpenLoops>; label: string; note: string; to?: string }[] = [
    { tab: 'critical', ...useCriticalCounter(counts) },
    { tab: 'focus', count: counts.focus, label: '需特别关注', note: focusChangeText(counts.focus_change) },
    { tab: 'unread', count: counts.unread, label: '待读报告', note: readText(counts) },
    { tab: 'hint', count: counts.hints, label: '评估提示', note: hintNote },
  ];
  return (
    <ul className={styles.counters} aria-label="今日报告">
      {items.map(({ tab, count, label, note, to = `/excellent?tab=${tab}&date=${day}` }) => {
        const content = (
          <>
            <span className="jw-row jw-baseline">
              <b data-critical={(tab === 'critical' && count !== 0) || undefined}>{count}</b>
              <span>{label}</span>
            </span>
            <span className="jw-note">{note}</span>
          </>
        );
        return <li key={tab}>{isLinked ? <Link to={to}>{content}</Link> : content}</li>;
      })}
    </ul>
  );
}

/** First hour of each greeting, 0 to 23; before the first one it is still the evening. */
const GREETINGS: readonly (readonly [fromHour: number, text: string])[] = [
  [18, '晚上好'],
  [14, '下午好'],
  [12, '中午好'],
  [5, '上午好'],
  [0, '晚上好'],
];

/** Of two characters where that is common enough to meet. */
const SURNAME = /^(?:欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|司徒|夏侯|.)/u;

/** 沈医师，上午好 */
export function greeting(name: string, now: Date): string {
  const text = GREETINGS.find(([from]) => now.getHours() >= from)?.[1] ?? '';
  return `${SURNAME.exec(name)?.[0] ?? ''}医师，${text}`;
}

/** 2025 年 11 月 18 日, a full-width space, 星期二. */
export function dateLine(now: Date): string {
  const weekday = now.toLocaleDateString('zh-CN', { weekday: 'long' });
  return `${now.getFullYear()} 年 ${now.getMonth() + 1} 月 ${now.getDate()} 日\u3000${weekday}`;
}

/** How the number of reports to watch compares with the same time yesterday. */
export function focusChangeText(change: number): string {
  if (change === 0) return '与昨日同时段持平';
  if (isUndetermined(change)) return `较昨日同时段${UNDETERMINED}`;
  return `较昨日同时段${change > 0 ? '多' : '少'} ${Math.abs(change)} 份`;
}
