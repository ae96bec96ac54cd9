import type { Contribution, GraceDistance, GraceLevel, GraceOutput } from '@jianwei/api-client/model';
import { GRACE_ITEM_TEXT, GRACE_LEVEL_TEXT, graceValueText } from '@jianwei/clinical-rules/grace/wording';
import { Distance, Why } from '../shared/explained.tsx';
import type { DistanceStep } from '../shared/explained.tsx';

type Item = keyof typeof GRACE_ITEM_TEXT;

const TONES: Record<GraceLevel, DistanceStep['tone']> = { low: 'ok', medium: 'amber', high: 'high' };

function isItem(code: string): code is Item {
  return code in GRACE_ITEM_TEXT;
}

const labelOf = (entry: Pick<Contribution, 'item' | 'label'>) =>
  entry.label ?? (isItem(entry.item) ? GRACE_ITEM_TEXT[entry.item] : entry.item);

/** Texts come with their unit; numbers and yes-or-no get the wording of the rule. */
const valueOf = (item: string, value: Contribution['value']) =>
  isItem(item) && typeof value !== 'string' ? graceValueText(item, value) : String(value);

const stepOf = (entry: GraceDistance): DistanceStep => ({
  item: entry.item,
  label: entry.label,
  from: valueOf(entry.item, entry.from),
  to: valueOf(entry.item, entry.to),
  target: `${entry.score} 分，${GRACE_LEVEL_TEXT[entry.level]}`,
  tone: TONES[entry.level],
});

/** Why the score is what it is, and which single change would put the patient into another band. */
export function GraceExplained({ result }: { result: GraceOutput }) {
  const contributions = result.contributions ?? [];
  return (
    <>
      <Why
        title={`为什么是 ${result.score} 分`}
        aside={`${contributions.length} 项合计`}
        rows={contributions.map((entry) => ({
          ...entry,
          label: labelOf(entry),
          value: valueOf(entry.item, entry.value),
        }))}
      />
      <Distance steps={(result.distance ?? []).map(stepOf)} />
    </>
  );
}
