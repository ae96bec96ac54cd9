import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';

const LEVELS = [
  { tone: 'low', label: '低', bars: 1, ink: 'jw-ink-low' },
  { tone: 'medium', label: '中', bars: 2, ink: 'jw-ink-amber' },
  { tone: 'high', label: '高', bars: 3, ink: 'jw-ink-high' },
] as const;

const UNKNOWN = { ...LEVELS[0], label: UNDETERMINED, bars: 0 } as const;

/** A reliability: 2 red 高, 1 amber 中, anything else blue: 低, or 无法判定 without a bar. */
export const reliabilityOf = (reliable: number | undefined) =>
  isUndetermined(reliable) ? UNKNOWN : LEVELS[reliable === 2 ? 2 : reliable === 1 ? 1 : 0];

export const reliabilityLabel = (reliable: number | undefined): string => reliabilityOf(reliable).label;

export const reliabilityBars = (reliable: number | undefined): number => reliabilityOf(reliable).bars;
