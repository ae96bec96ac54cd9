import type { PlanLaboratory } from '@jianwei/api-client/model';
import { useMemo, useState } from 'react';
import { usePointWindow } from '../../kit/chart/use-point-window.ts';
import { TREND_WINDOW } from './trend-option.ts';
import { usePlanHistory } from './use-plan-history.ts';
import { indicatorsOf, unionOfDays, type Indicator } from './trend-points.ts';

interface Wanted {
  patientId: string;
  laboratories: readonly PlanLaboratory[];
  /** Without one the items are looked at as they are. */
  planId?: string | undefined;
}

/** A lab item that can be switched off; one without results has nothing to switch. */
export interface TrendChip {
  readonly itemKey: string;
  readonly label: string;
  readonly hasResults: boolean;
  readonly isOn: boolean;
}

/** Names longer than this are shortened on a chip, where there is a short name. */
const CHIP_CHARACTERS = 5;

function chipsOf(indicators: readonly Indicator[], off: ReadonlySet<string>): TrendChip[] {
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

/** The charts on screen: which indicators are switched on, and which of their days are in the window. */
export function useTrend({ patientId, laboratories, planId = '' }: Wanted) {
  const query = usePlanHistory({ patient_id: patientId, laboratories: [...laboratories], plan_id: planId });
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
  const toggle = (itemKey: string) => {
    const next = new Set(off);
    if (!next.delete(itemKey)) next.add(itemKey);
    setOff(next);
  };
  const hasResults = indicators.some((indicator) => indicator.days.size > 0);
  return { query, shown, days, daysOnScreen, window, chips: chipsOf(indicators, off), toggle, hasResults };
}
