import { useListPlans } from '@jianwei/api-client/plans/plans';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { usePointWindow } from '../../kit/chart/window-pager.tsx';
import { TREND_WINDOW } from './trend-geometry.ts';
import type { TrendSlotProps } from '../report/detail-slots.ts';
import { type Indicator, indicatorsOf, unionOfDays } from './trend-points.ts';
import { newestOptions, NO_PLAN, planHistoryOptions, trendInput } from './trend-query.ts';

/** Names longer than this are shortened on a chip, where there is a short name. */
const CHIP_CHARACTERS = 5;

function chipsOf(indicators: readonly Indicator[], off: ReadonlySet<string>) {
  const items = [...Map.groupBy(indicators, ({ itemKey }) => itemKey)];
  const labelOf = ({ name, shortName }: Indicator) =>
    name.length > CHIP_CHARACTERS && shortName !== '' ? shortName : name;
  const labels = items.map(([, [first]]) => (first ? labelOf(first) : ''));
  return items.map(([itemKey, groups], index) => {
    const label = labels[index] ?? '';
    const isTwice = labels.indexOf(label) !== labels.lastIndexOf(label);
    return {
      itemKey,
      label: isTwice ? `${label}（${groups[0]?.specimen ?? ''}）` : label,
      hasResults: groups.some(({ days }) => days.size > 0),
      isOn: !off.has(itemKey),
    };
  });
}

/** The chosen plan as saved now; what the dialog was opened with until the list is there, or where it is no plan. */
export function useChosenPlan({ title, laboratories, planId: openedId, patientId }: TrendSlotProps) {
  const [planId, choose] = useState(openedId ?? NO_PLAN);
  const list = useListPlans({ patient_id: patientId });
  const plans = list.data?.data ?? [];
  const plan = plans.find((other) => other.plan_id === planId);
  return {
    /** The call that the plans come with. */
    list,
    plans,
    plan,
    planId,
    choose,
    title: plan?.plan_name ?? title,
    laboratories: plan?.laboratories ?? laboratories,
    /** Name of lab items that are no plan; undefined where the dialog was opened for a plan. */
    ownTitle: openedId === undefined ? title : undefined,
  };
}

export type ChosenPlan = ReturnType<typeof useChosenPlan>;

/** The charts on screen: which indicators are switched on, and which of their days are in the window. */
export function useTrend(patientId: string, { laboratories, planId }: Pick<ChosenPlan, 'laboratories' | 'planId'>) {
  const input = trendInput(patientId, { laboratories, planId });
  const client = useQueryClient();
  const [isWhole, setWhole] = useState(false);
  // A plan that an address names is asked for its lab items first.
  const isKnown = laboratories.length > 0;
  // What failed since the press is told, not asked for once more behind the user's back.
  const newest = useQuery({
    ...newestOptions(patientId, { laboratories, planId }),
    enabled: isKnown,
    retryOnMount: false,
  });
  const hasEarlier = newest.data?.has_earlier === true;
  const whole = useQuery({ ...planHistoryOptions(input), enabled: isWhole && hasEarlier });
  const query = whole.data === undefined ? newest : whole;
  const [off, setOff] = useState<ReadonlySet<string>>(new Set());
  const indicators = useMemo(() => (query.data ? indicatorsOf(query.data) : []), [query.data]);
  const shown = useMemo(
    () => indicators.filter(({ itemKey, days }) => days.size > 0 && !off.has(itemKey)),
    [indicators, off],
  );
  const days = useMemo(() => unionOfDays(shown), [shown]);
  const window = usePointWindow(days.length, TREND_WINDOW);
  const { start, end } = window;
  const daysOnScreen = useMemo(() => days.slice(start, end), [days, start, end]);
  /** Earlier results than those that are here are asked for: by paging back to the first of them, by table and file. */
  const wantsEarlier = hasEarlier && whole.data === undefined;
  const loadWhole = () => setWhole(true);
  const back =
    window.back &&
    (() => {
      if (wantsEarlier && start <= TREND_WINDOW) loadWhole();
      window.back?.();
    });
  const toggle = (itemKey: string) => {
    const next = new Set(off);
    if (!next.delete(itemKey)) next.add(itemKey);
    setOff(next);
  };
  const hasResults = indicators.some((indicator) => indicator.days.size > 0);
  return {
    query,
    shown,
    days,
    daysOnScreen,
    window: { ...window, back },
    wantsEarlier,
    isLoadingWhole: isWhole && wantsEarlier,
    /** All results, for what shows or holds all of them. */
    loadWhole: async () => (wantsEarlier ? indicatorsOf(await client.query(planHistoryOptions(input))) : indicators),
    showWhole: loadWhole,
    chips: chipsOf(indicators, off),
    toggle,
    hasResults,
  };
}

export type Trend = ReturnType<typeof useTrend>;
