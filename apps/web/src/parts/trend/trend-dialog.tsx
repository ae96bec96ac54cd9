import type { Patient } from '@jianwei/api-client/model';
import { useListPlans } from '@jianwei/api-client/plans/plans';
import { FOOTER_TEXT } from '@jianwei/clinical-rules/core/wording';
import type { EChartsType } from 'echarts/core';
import { Download, Image } from 'lucide-react';
import { useCallback, useId, useRef, useState } from 'react';
import { chartPicture } from '../../kit/chart/chart-picture.ts';
import { WindowPager } from '../../kit/chart/window-pager.tsx';
import type { TrendSlotProps } from '../report/detail-slots.ts';
import { downloadCsv, downloadFile } from '../../kit/lib/download.ts';
import { today } from '../../kit/lib/format-date.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { PlanDrawer } from '../plan/plan-drawer.tsx';
import { planText } from '../plan/plan-text.ts';
import { TrendCard } from './trend-card.tsx';
import styles from './trend-dialog.module.css';
import { trendToCsv } from './trend-export.ts';
import { TrendLegend, LEGEND_NOTE } from './trend-legend.tsx';
import { pictureBlocks } from './trend-picture.ts';
import { TrendTable } from './trend-table.tsx';
import { NO_PLAN, TrendToolbar } from './trend-toolbar.tsx';
import { useTrend } from './use-trend.ts';

const VIEWS = [
  { value: 'chart', label: '图' },
  { value: 'table', label: '表' },
] as const;
type View = (typeof VIEWS)[number]['value'];

const ICON = { size: 14, strokeWidth: 1.6, 'aria-hidden': true } as const;

function whoIs(patient: Patient | undefined): string {
  return patient ? [patient.name, patient.gender, `${patient.age} 岁`].join('\u3000') : '';
}

/** The chosen plan as saved now; what the dialog was opened with until the list is there, or where it is no plan. */
function useChosenPlan(props: TrendSlotProps) {
  const { title, laboratories, planId: openedId = NO_PLAN, patientId } = props;
  const [planId, setPlanId] = useState(openedId);
  const { data } = useListPlans({ patient_id: patientId });
  const plans = data?.data ?? [];
  const plan = plans.find((other) => other.plan_id === planId);
  return {
    plans,
    plan,
    planId,
    setPlanId,
    title: plan?.plan_name ?? title,
    laboratories: plan?.laboratories ?? laboratories,
  };
}

/** 多指标历史趋势: one chart per lab item over the same days. Mount it when it opens. */
export function TrendDialog(props: TrendSlotProps) {
  const { patientId, patient, onClose } = props;
  const { plans, plan, planId, setPlanId, title, laboratories } = useChosenPlan(props);
  const trend = useTrend({ patientId, laboratories, planId: planId === NO_PLAN ? undefined : planId });
  const { query, shown, days, daysOnScreen, window, hasResults } = trend;
  const [view, setView] = useState<View>('chart');
  const [isEditing, setEditing] = useState(false);
  const charts = useRef(new Map<string, EChartsType>());
  const group = useId();
  const keepChart = useCallback((key: string, chart: EChartsType | null) => {
    if (chart) charts.current.set(key, chart);
    else charts.current.delete(key);
  }, []);
  const span = { from: daysOnScreen.at(0) ?? '', to: daysOnScreen.at(-1) ?? '' };
  const fileName = `${planText.trend}_${title}_${today()}`;

  const savePicture = async () => {
    try {
      const heading = {
        title: planText.trend,
        note: [whoIs(patient), title, `${span.from} 至 ${span.to}`].filter(Boolean).join('\u3000'),
        foot: `${LEGEND_NOTE}\u3000${FOOTER_TEXT.reference_only}`,
      };
      const picture = await chartPicture(heading, pictureBlocks(shown, daysOnScreen, charts.current));
      downloadFile(picture, `${fileName}.png`);
    } catch {
      notice.error('图片未能生成，请改用表格导出');
    }
  };

  return (
    <>
      <Dialog
        open
        title={planText.trend}
        width="90%"
        onClose={onClose}
        extra={
          <span className={`jw-row jw-wrap jw-between ${styles.extra ?? ''}`}>
            <span className="jw-ink-2">{whoIs(patient)}</span>
            {shown.length > 0 && (
              <span className="jw-row jw-gap-8 jw-no-print">
                <Segmented label="呈现方式" options={VIEWS} value={view} onChange={setView} />
                <Button
                  size="small"
                  icon={<Download {...ICON} />}
                  onClick={() => downloadCsv(trendToCsv(shown), `${fileName}.csv`)}
                >
                  导出 CSV
                </Button>
                {view === 'chart' && (
                  <Button size="small" icon={<Image {...ICON} />} onClick={() => void savePicture()}>
                    导出图片
                  </Button>
                )}
              </span>
            )}
          </span>
        }
      >
        <div className={`jw-row jw-start jw-wrap ${styles.tools ?? ''}`}>
          <TrendToolbar
            plans={plans}
            planId={planId}
            ownTitle={props.planId === undefined ? props.title : undefined}
            title={title}
            chips={trend.chips}
            onPlan={setPlanId}
            onEdit={() => setEditing(true)}
            onToggle={trend.toggle}
          />
          {view === 'chart' && shown.length > 0 && <WindowPager label="时间范围" window={window} {...span} />}
        </div>
        <div className={styles.body}>
          <QueryState
            query={query}
            loading={<BlockSkeleton lines={8} />}
            empty={() => {
              if (!hasResults) return <EmptyState title="暂无数据" hint="该患者没有这些检验项的历史结果" />;
              return shown.length === 0 && <EmptyState title="没有选中的检验项" hint="点击上方检验项即可显示" />;
            }}
          >
            {() =>
              view === 'table' ? (
                <TrendTable indicators={shown} days={days} />
              ) : (
                <>
                  <div className={`jw-grid ${styles.cards ?? ''}`}>
                    {shown.map((indicator) => (
                      <TrendCard
                        key={indicator.key}
                        indicator={indicator}
                        days={daysOnScreen}
                        group={group}
                        onChart={keepChart}
                      />
                    ))}
                  </div>
                  <TrendLegend />
                </>
              )
            }
          </QueryState>
        </div>
      </Dialog>
      {isEditing && (
        <PlanDrawer
          patientId={patientId}
          plan={plan}
          laboratories={laboratories}
          onClose={() => setEditing(false)}
          onSaved={setPlanId}
        />
      )}
    </>
  );
}
