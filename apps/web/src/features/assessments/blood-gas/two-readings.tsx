import type { BloodGasCase, BloodGasReport, BloodGasReportType } from '@jianwei/api-client/model';
import { hasUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { NOTHING_FOUND_TEXT, toExplainText } from '@jianwei/clinical-rules/blood-gas/wording';
import { CASE_TYPE_LABEL, caseOf, compensationRange } from './blood-gas-text.ts';
import styles from './blood-gas.module.css';

const TYPES = [1, 2] as const;

/** Of the scale where it is narrowest, so near to an end of the range that the figures would touch. */
const NEAR_END = 0.2;

function isOver({ low, high, measured }: Range, scale: Scale): boolean {
  const width = (scale.to - scale.from) * NEAR_END;
  return Math.min(Math.abs(measured - low), Math.abs(measured - high)) < width;
}

/** Where the measured value stands by the range that compensation explains, drawn on one scale for both readings. */
function Ruler({ range, scale }: { range: Range; scale: Scale }) {
  const at = (value: number) => `${((value - scale.from) / (scale.to - scale.from)) * 100}%`;
  const { low, high, measured, text } = range;
  return (
    <div className={`jw-print-fill ${styles.ruler}`} aria-hidden="true">
      <span className={styles.expected} style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />
      <span className={styles.measured} style={{ left: at(measured) }} />
      <span className={styles.figure} style={{ left: at(low) }}>
        {low}
      </span>
      <span className={styles.figure} style={{ left: at(high) }}>
        {high}
      </span>
      <b className={styles.figure} style={{ left: at(measured) }} data-over={isOver(range, scale) || undefined}>
        {text}
      </b>
    </div>
  );
}

type Range = NonNullable<ReturnType<typeof compensationRange>>;
interface Scale {
  readonly from: number;
  readonly to: number;
}

/** Of the scale, left free at either end. */
const MARGIN = 0.15;

function scaleOf(ranges: readonly Range[]): Scale {
  const values = ranges.flatMap(({ low, high, measured }) => [low, high, measured]);
  const [from, to] = [Math.min(...values), Math.max(...values)];
  const margin = (to - from || 1) * MARGIN;
  return { from: from - margin, to: to + margin };
}

function rangeText({ name, low, high, measured, text }: Range): string {
  const place = measured < low ? '低于预计' : measured > high ? '高于预计' : '在预计内';
  return `预计 ${name} ${low}–${high}，实测 ${text}，${place}`;
}

/** Whether what compensation explains may be hidden in what cannot be determined. */
const isRangeUnknown = ({ contributions = [] }: BloodGasCase, { laboratories = [] }: BloodGasReport) =>
  [...contributions, ...laboratories].some(hasUndetermined);

/** Tips that hold either way: none of them tells the two readings apart. */
export function sharedTips({ acute, chronic }: BloodGasReport): string[] {
  return acute.tips.filter((tip) => chronic.tips.includes(tip));
}

interface TwoReadingsProps {
  report: BloodGasReport;
  /** Absent where this user may only read. */
  onChoose: ((type: BloodGasReportType) => void) | undefined;
  hasKeys: boolean;
}

/** Both readings side by side before anybody chose: none of them is the conclusion (J-60). */
export function TwoReadings({ report, onChoose, hasKeys }: TwoReadingsProps) {
  const ranges = new Map(TYPES.map((type) => [type, compensationRange(caseOf(report, type), report)] as const));
  const known = [...ranges.values()].filter((range) => range !== undefined);
  const scale = scaleOf(known);
  const suggested = report.suggested_type?.type;
  const shared = sharedTips(report);
  return (
    <div className={`jw-halves ${styles.readings}`}>
      {TYPES.map((type) => {
        const reading = caseOf(report, type);
        const { group_result: text, tips } = reading;
        const range = ranges.get(type);
        return (
          <section key={type} aria-label={`若为${CASE_TYPE_LABEL[type]}`} className={styles.reading}>
            <div className="jw-row jw-between jw-gap-8">
              <h4 className="jw-table-text jw-strong jw-row jw-gap-8">
                若为{CASE_TYPE_LABEL[type]}
                {suggested === type && <Suggested text="建议" />}
              </h4>
              {onChoose && (
                <button
                  type="button"
                  className={`jw-button jw-button-small jw-no-print ${styles.choose}`}
                  aria-label={`按${CASE_TYPE_LABEL[type]}判读`}
                  onClick={() => onChoose(type)}
                >
                  {hasKeys ? type : '选择'}
                </button>
              )}
            </div>
            <p className={`jw-song ${styles.would}`}>{text || NOTHING_FOUND_TEXT}</p>
            {!range && isRangeUnknown(reading, report) && <p className="jw-note jw-ink-2">预计范围{UNDETERMINED}</p>}
            {range && (
              <>
                <Ruler range={range} scale={scale} />
                <p className="jw-note jw-ink-2">{rangeText(range)}</p>
              </>
            )}
            {text && <p className="jw-note jw-ink-2">{toExplainText(text)}</p>}
            {tips
              .filter((tip) => !shared.includes(tip))
              .map((tip) => (
                <p key={tip} className="jw-note">
                  {tip}
                </p>
              ))}
          </section>
        );
      })}
    </div>
  );
}

/** A dashed tag: what the rules suggest and nobody has chosen. */
export function Suggested({ text }: { text: string }) {
  return <span className={`jw-note jw-nowrap ${styles.suggested}`}>{text}</span>;
}

/** Why a type is suggested, and how far this gas is from the patient's own stable one. */
export function SuggestionGrounds({
  report: { suggested_type: suggested, suggestion_note: note, baseline },
}: Pick<TwoReadingsProps, 'report'>) {
  if (!suggested && !note && !baseline) return null;
  return (
    <div className={`jw-below-20 ${styles.grounds}`}>
      {suggested ? (
        <>
          <h4 className="jw-table-text jw-strong">为什么建议{CASE_TYPE_LABEL[suggested.type]}</h4>
          <ul className="jw-dotted jw-table-text jw-ink-2">
            {suggested.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      ) : (
        note && <p className="jw-table-text jw-ink-2">{note}</p>
      )}
      {baseline && <p className="jw-table-text">{baseline.text}</p>}
    </div>
  );
}
