import { RISK_MODEL_ID } from '@jianwei/clinical-rules/logistic-model/risk-versions';
import { endModelState, putModelState, type SpeakingState } from '../../store/model-periods.ts';
import type { World } from '../../store/world.ts';
import type { SeedCalendar } from '../seed-calendar.ts';

type Period = readonly [version: string, state: SpeakingState, from: string, to: string, reason: string];

/** The first version came into use without a shadow, the second after one, the third computes beside it now. */
const PERIODS: readonly Period[] = [
  ['demo-1.0.0', 'in_use', '2025-05-06 09:00', '2025-08-11 09:00', '首次启用'],
  ['demo-1.1.0', 'shadow', '2025-07-28 09:00', '2025-08-11 09:00', '磷与钾的系数重新估计'],
  ['demo-1.1.0', 'in_use', '2025-08-11 09:00', '', '旁路 14 日，分级一致'],
  ['demo-1.2.0', 'shadow', '2025-10-20 09:00', '', '提高敏感度，先旁路比较'],
];

/** The history of the demonstration model's versions. */
export function seedModels(world: World, calendar: SeedCalendar): void {
  for (const [version, state, from, to, reason] of PERIODS) {
    const period = { version, state, time: calendar.time(from), by: '方以诚', reason };
    putModelState(world, RISK_MODEL_ID, period);
    if (to !== '') endModelState(world, RISK_MODEL_ID, state, calendar.time(to));
  }
}
