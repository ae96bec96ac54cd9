import { HIGH_FROM, LOW_UP_TO } from '@jianwei/clinical-rules/grace/grace-table';
import { GRACE_BAND_TEXT, GRACE_LEVEL_TEXT } from '@jianwei/clinical-rules/grace/wording';
import { BandScale } from '../shared/band-scale.tsx';

/** The bar ends here: the few scores above it (372 is the highest) stand at its end. */
const SCALE_END = 260;

const BANDS = (
  [
    ['low', 'ok', LOW_UP_TO],
    ['medium', 'amber', HIGH_FROM],
    ['high', 'high', SCALE_END],
  ] as const
).map(([level, tone, to]) => ({ name: GRACE_LEVEL_TEXT[level], range: GRACE_BAND_TEXT[level], tone, to }));

/** Where a score stands among the three bands. */
export function GraceBandBar({ score }: { score: number }) {
  return <BandScale value={score} bands={BANDS} />;
}
