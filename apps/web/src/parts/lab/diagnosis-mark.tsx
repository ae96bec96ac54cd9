import { isTrue } from '@jianwei/api-client/transport/undetermined';
import { ReliabilityMark } from './reliability-mark.tsx';

interface DiagnosisMarkProps {
  of: { readonly reliable: number | undefined; readonly known?: boolean | undefined };
  /** Prints 高, 中 or 低 beside the bars of a suspected one. */
  showLabel?: boolean;
}

/** How sure a suspected diagnosis is; a disease that is known has no reliability, and says so (J-31). */
export function DiagnosisMark({ of: { known, reliable }, showLabel = true }: DiagnosisMarkProps) {
  if (isTrue(known)) return <span className="jw-note jw-ink-2 jw-nowrap jw-fixed">已知</span>;
  return <ReliabilityMark reliable={reliable} showLabel={showLabel} />;
}
