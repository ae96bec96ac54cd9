/** Tone of a reliability: 2 red 高, 1 amber 中, anything else blue 低. */
export type ReliabilityTone = 'high' | 'medium' | 'low';

const LABELS: Record<ReliabilityTone, string> = { high: '高', medium: '中', low: '低' };
const BARS: Record<ReliabilityTone, number> = { high: 3, medium: 2, low: 1 };

export function reliabilityTone(reliable: number | undefined): ReliabilityTone {
  if (reliable === 2) return 'high';
  return reliable === 1 ? 'medium' : 'low';
}

export function reliabilityLabel(reliable: number | undefined): string {
  return LABELS[reliabilityTone(reliable)];
}

export function reliabilityBars(reliable: number | undefined): number {
  return BARS[reliabilityTone(reliable)];
}
