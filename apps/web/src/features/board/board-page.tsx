import { useGetBoard } from '@jianwei/api-client/board/board';
import type { Board, BoardFigure } from '@jianwei/api-client/model';
import { isUndetermined, sayOf } from '@jianwei/api-client/transport/undetermined';
import { Maximize2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { appConfig } from '../../kit/lib/app-config.ts';
import { PageActions } from '../../kit/lib/page-frame.tsx';
import { Failed } from '../../kit/query/query-state.tsx';
import { Brand } from '../../kit/ui/brand.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Kbd } from '../../kit/ui/kbd.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { ArrivalTable, CriticalTable, DepartmentTable } from './board-tables.tsx';
import { contextText, durationText, FIGURES, figureText, isAlarming } from './board-words.ts';
import styles from './board.module.css';
import { CumulativeChart } from './cumulative-chart.tsx';
import { useWall } from './use-wall.ts';
import { useWallSession } from './use-wall-session.ts';

const REFRESH_MS = 30_000;

/** 系统看板: read from five metres whether today is normal. */
export function BoardPage() {
  const { isWall, place, opener, set, key, isPaused } = useWall();
  const { token, isOpening } = useWallSession(isWall);
  const query = useGetBoard({
    query: {
      enabled: !isOpening,
      refetchInterval: isPaused ? false : REFRESH_MS,
      refetchIntervalInBackground: true,
      retry: false,
    },
    request: { suppress: true, token },
  });
  const { data } = query;
  const isStale = query.isError;
  return (
    <div
      ref={place}
      className={`jw-stack ${isWall ? '' : 'jw-board'} ${styles.page}`}
      data-wall={isWall || undefined}
      // What does not fit scrolls, by keyboard too.
      {...(isWall && { role: 'region', 'aria-label': '投屏', tabIndex: 0 })}
    >
      {!isWall && (
        <PageActions>
          <Button ref={opener} icon={<Maximize2 size={16} />} aria-keyshortcuts={key} onClick={() => set(true)}>
            投屏 {key}
          </Button>
        </PageActions>
      )}
      {isWall && <WallHead now={data?.now} />}
      {!data && isStale && <Failed title="看板未能载入" onReload={() => void query.refetch()} />}
      {!data && !isStale && <BlockSkeleton lines={12} />}
      {data && (
        <div className={styles.body} data-stale={isStale || undefined}>
          <Tiles board={data} isLinked={!isWall} />
        </div>
      )}
      {data && (
        <footer className={`jw-row jw-wrap jw-between jw-note ${styles.foot}`}>
          <span role="status">{footText(data.now, isStale, isPaused)}</span>
          {isWall && (
            <span className="jw-row jw-gap-16">
              <span>
                <Kbd>{key ?? 'Esc'}</Kbd> 退出投屏
              </span>
              <span>
                <Kbd>空格</Kbd> {isPaused ? '继续刷新' : '暂停刷新'}
              </span>
            </span>
          )}
        </footer>
      )}
    </div>
  );
}

function footText(now: string, isStale: boolean, isPaused: boolean): string {
  if (isStale) return `截至 ${clockText(now)}，正在重连`;
  if (isPaused) return `截至 ${clockText(now)}，已暂停刷新`;
  return `${clockText(now, 8)} 更新，每 30 秒　姓名已遮盖`;
}

/** Time of day on the hospital's clock, whatever the zone of the wall. */
const clockText = (now: string, length = 5) => sayOf(now, now.slice(11, 11 + length));

const weekdayOf = (now: string) =>
  isUndetermined(now)
    ? '同星期日'
    : new Intl.DateTimeFormat('zh-CN', { weekday: 'short', timeZone: 'Asia/Shanghai' }).format(new Date(now));

function WallHead({ now }: { now: string | undefined }) {
  return (
    <header className={`jw-row jw-between ${styles.head}`}>
      <span className="jw-row jw-gap-20">
        <Brand />
        <b className="jw-song">{appConfig().hospitalName}　系统看板</b>
      </span>
      {now !== undefined && (
        <span className="jw-row jw-gap-16">
          {sayOf(now, now.slice(0, 10))}　{weekdayOf(now)}
          <b className={styles.clock}>{clockText(now)}</b>
        </span>
      )}
    </header>
  );
}

function Tiles({ board, isLinked }: { board: Board; isLinked: boolean }) {
  const weekday = weekdayOf(board.now);
  const { critical_count: all, handled_count: handled, handled_median: median } = board;
  const summary = [`今日 ${figureText(all)} 条`, `已处理 ${figureText(handled)} 条`];
  if (median !== undefined) summary.push(`中位 ${durationText(median)}`);
  return (
    <>
      <ul className={styles.figures} aria-label="今日数字">
        {board.figures.map((figure, place) => (
          <li key={`${figure.id}-${place}`}>
            <Figure figure={figure} weekday={weekday} isLinked={isLinked} />
          </li>
        ))}
      </ul>
      <div className={styles.columns}>
        <TitledSection title="今日报告累计" aside="份">
          <CumulativeChart points={board.today_curve} band={board.band} weekday={weekday} />
        </TitledSection>
        <TitledSection title="危急值" aside={summary.join('，')}>
          <CriticalTable rows={board.criticals} isLinked={isLinked} />
        </TitledSection>
        <TitledSection title="数据到达" aside="最近一条距今">
          <ArrivalTable rows={board.sources} now={board.now} isLinked={isLinked} />
        </TitledSection>
        <TitledSection title="科室" aside="今日报告，待处理危急值，报告到首次查看的中位时间">
          <DepartmentTable rows={board.departments} isLinked={isLinked} />
        </TitledSection>
      </div>
    </>
  );
}

interface FigureProps {
  readonly figure: BoardFigure;
  readonly weekday: string;
  readonly isLinked: boolean;
}

function Figure({ figure, weekday, isLinked }: FigureProps) {
  const { id, value, points } = figure;
  const mayOpen = useMayOpen();
  const { title, unit, to } = isUndetermined(id) ? { title: id, unit: '', to: undefined } : FIGURES[id];
  const content = (
    <>
      <span className="jw-body jw-ink-2">{title}</span>
      <span className={`jw-row jw-baseline jw-gap-8 ${styles.reading}`}>
        <b className={styles.value} data-alarm={isAlarming(figure) || undefined}>
          {figureText(value)}
        </b>
        <span className="jw-ink-2">{unit}</span>
        {id !== 'reports' && <Spark points={points} />}
      </span>
      <span className="jw-table-text jw-ink-2">{contextText(figure, weekday)}</span>
    </>
  );
  if (!isLinked || to === undefined || !mayOpen(to)) return <div className={styles.figure}>{content}</div>;
  return (
    <Link className={styles.figure} to={to}>
      {content}
    </Link>
  );
}

const SPARK = { width: 110, height: 32 };

/** The last days as a line; one day alone is none. */
function Spark({ points }: { points: readonly number[] }) {
  const known = points.filter((point) => !isUndetermined(point));
  if (known.length < 2) return null;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const place = known.map((point, index) => {
    const x = (index / (known.length - 1)) * SPARK.width;
    const y = high === low ? SPARK.height / 2 : SPARK.height - 2 - ((point - low) / (high - low)) * (SPARK.height - 4);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg className="jw-end" {...SPARK} aria-hidden="true">
      <polyline className={styles.line} points={place.join(' ')} />
    </svg>
  );
}
