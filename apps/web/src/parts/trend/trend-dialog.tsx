import { Download, Image } from 'lucide-react';
import { useState } from 'react';
import { chartPicture } from '../../kit/chart/chart-picture.ts';
import { WindowPager } from '../../kit/chart/window-pager.tsx';
import type { TrendSlotProps } from '../report/detail-slots.ts';
import { downloadCsv, downloadFile } from '../../kit/lib/csv.ts';
import { today } from '../../kit/lib/format-date.ts';
import { useWidth } from '../../kit/lib/use-width.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/overlay/overlay.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { QueryState, type ReadState } from '../../kit/query/query-state.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { PlanDrawer } from '../plan/plan-drawer.tsx';
import { planText } from '../plan/plan-text.ts';
import { ageText } from '../report/age-text.ts';
import { DISCLAIMER } from '../report/print-lines.ts';
import { TrendCard } from './trend-card.tsx';
import styles from './trend-dialog.module.css';
import { pictureBlocks, trendToCsv } from './trend-export.ts';
import { TrendTable } from './trend-table.tsx';
import { TrendToolbar } from './trend-toolbar.tsx';
import { useChosenPlan, useTrend } from './use-trend.ts';

/** How the charts choose what they show. */
const LEGEND_NOTE = '每屏 5 次，等距；同日多次结果取绝对值最大者';

const VIEWS = [
  { value: 'chart', label: '图' },
  { value: 'table', label: '表' },
] as const;
type View = (typeof VIEWS)[number]['value'];

/** Of a dialog that is not measured yet, in pixels. */
const USUAL_WIDTH = 1144;
/** Between two cards. */
const GAP = 24;
/** Up to this window cards stand in one column (jw-halves). */
const ONE_COLUMN = 960;

/** Width of a card, in pixels, in a body of this width. */
const cardWidth = (body: number) => (globalThis.innerWidth <= ONE_COLUMN ? body : (body - GAP) / 2);

function whoIs({ patient, reportTime }: Pick<TrendSlotProps, 'patient' | 'reportTime'>): string {
  return patient ? [patient.name, patient.gender, ageText(patient, reportTime)].join('\u3000') : '';
}

/** 多指标历史趋势: one chart per lab item over the same days. Mount it when it opens. */
export function TrendDialog(props: TrendSlotProps) {
  const { patientId, onClose } = props;
  const chosen = useChosenPlan(props);
  const { plan, title, laboratories } = chosen;
  const trend = useTrend(patientId, chosen);
  const { query, shown, days, daysOnScreen, window, hasResults } = trend;
  // A plan that an address names comes first, its results after it.
  const isKnown = laboratories.length > 0;
  const reading: ReadState<unknown> = isKnown ? query : chosen.list;
  const [view, setView] = useState<View>('chart');
  const [isEditing, setEditing] = useState(false);
  const [charts] = useState(() => new Map<string, SVGSVGElement>());
  const [pointed, setPointed] = useState<string>();
  const [place, width] = useWidth(USUAL_WIDTH);
  const span = { from: daysOnScreen.at(0) ?? '', to: daysOnScreen.at(-1) ?? '' };
  const fileName = (ending: string) => `${planText.trend}_${title}_${today()}.${ending}`;

  const savePicture = async () => {
    try {
      const heading = {
        title: planText.trend,
        note: [whoIs(props), title, `${span.from} 至 ${span.to}`].filter(Boolean).join('\u3000'),
        foot: `${LEGEND_NOTE}\u3000${DISCLAIMER}`,
      };
      const picture = await chartPicture(heading, pictureBlocks(shown, daysOnScreen, charts));
      downloadFile(picture, fileName('png'));
    } catch {
      notice.error('图片未能生成，请改用表格导出');
    }
  };

  const saveTable = async () => {
    try {
      const isShown = new Set(shown.map(({ itemKey }) => itemKey));
      const all = await trend.loadWhole();
      downloadCsv(
        trendToCsv(all.filter(({ itemKey, days: of }) => isShown.has(itemKey) && of.size > 0)),
        fileName('csv'),
      );
    } catch {
      notice.error('历史结果未能载入，请稍后再试');
    }
  };

  return (
    <>
      <Dialog
        title={planText.trend}
        width="90%"
        onClose={onClose}
        extra={
          <span className={`jw-row jw-wrap jw-between ${styles.extra}`}>
            <span className="jw-ink-2">
              {whoIs(props)}
              {view === 'chart' && shown.length > 0 && (
                <span className="jw-print-only">{`\u3000图示 ${span.from} 至 ${span.to}`}</span>
              )}
            </span>
            {shown.length > 0 && (
              <span className="jw-row jw-gap-8 jw-no-print">
                <Segmented
                  label="呈现方式"
                  options={VIEWS}
                  value={view}
                  onChange={(next) => {
                    if (next === 'table') trend.showWhole();
                    setView(next);
                  }}
                />
                <Button size="small" icon={<Download size={14} />} onClick={() => void saveTable()}>
                  导出 CSV
                </Button>
                {view === 'chart' && (
                  <Button size="small" icon={<Image size={14} />} onClick={() => void savePicture()}>
                    导出图片
                  </Button>
                )}
              </span>
            )}
          </span>
        }
      >
        <div className={`jw-row jw-start jw-wrap ${styles.tools}`}>
          <TrendToolbar chosen={chosen} trend={trend} onEdit={() => setEditing(true)} />
          {view === 'chart' && shown.length > 0 && <WindowPager label="时间范围" window={window} {...span} />}
        </div>
        <div ref={place} className={styles.body}>
          <QueryState
            query={reading}
            lines={8}
            empty={() => {
              if (!isKnown) return <EmptyState title="没有这个趋势方案" hint="它可能已被删除，可在上方选择其他方案" />;
              if (!hasResults) return <EmptyState title="暂无数据" hint="该患者没有这些检验项的历史结果" />;
              return shown.length === 0 && <EmptyState title="没有选中的检验项" hint="点击上方检验项即可显示" />;
            }}
          >
            {() =>
              view === 'table' && trend.wantsEarlier ? (
                <BlockSkeleton lines={8} />
              ) : view === 'table' ? (
                <TrendTable indicators={shown} days={days} />
              ) : (
                <>
                  <div className={`jw-halves ${styles.cards}`}>
                    {shown.map((indicator) => (
                      <TrendCard
                        key={indicator.key}
                        indicator={indicator}
                        days={daysOnScreen}
                        pointed={pointed}
                        onPoint={setPointed}
                        usualWidth={cardWidth(width)}
                        charts={charts}
                      />
                    ))}
                  </div>
                  <Legend />
                </>
              )
            }
          </QueryState>
        </div>
        <p className="jw-print-only jw-print-small jw-print-foot">{DISCLAIMER}</p>
      </Dialog>
      {isEditing && (
        <PlanDrawer
          patientId={patientId}
          plan={plan}
          laboratories={laboratories}
          onClose={() => setEditing(false)}
          onSaved={chosen.choose}
        />
      )}
    </>
  );
}

/** Lines and areas are boxes, points are drawn. */
const LEGEND = [
  { kind: 'upper', text: planText.upper },
  { kind: 'lower', text: planText.lower },
  { kind: 'band', text: '参考区间' },
  { kind: 'high', text: '高于上限', path: 'M5 0 10 9H0Z' },
  { kind: 'low', text: '低于下限', path: 'M0 0h10L5 9Z' },
  { kind: 'gap', text: '其间未检' },
] as const;

function Legend() {
  return (
    <div className={`jw-row jw-start jw-wrap jw-between jw-note jw-ink-2 jw-print-foot ${styles.legend}`}>
      <ul className={`jw-row jw-wrap ${styles.marks}`} aria-label="图例">
        {LEGEND.map(({ kind, text, ...mark }) => (
          <li key={kind} className="jw-row jw-gap-6">
            {'path' in mark ? (
              <svg width="10" height="9" viewBox="0 0 10 9" className={styles[kind]} aria-hidden="true">
                <path d={mark.path} />
              </svg>
            ) : (
              <span className={styles[kind]} />
            )}
            {text}
          </li>
        ))}
      </ul>
      <span>{LEGEND_NOTE}</span>
    </div>
  );
}
