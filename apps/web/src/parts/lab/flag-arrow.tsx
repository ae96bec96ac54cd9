interface FlagArrowProps {
  direction: 'up' | 'down';
  /** Two arrows for a critical value. */
  double?: boolean;
  /** What a screen reader hears; without it the arrow is decoration beside text that says the same. */
  label?: string | undefined;
  className?: string | undefined;
}

const STEP = 8;
const PATHS = { up: 'M4.5 10.5V2M1.4 5 4.5 1.7 7.6 5', down: 'M4.5 1.5V10M1.4 7 4.5 10.3 7.6 7' };

/** ↑ or ↓ of a judged result, drawn: the arrows of Chinese system fonts are a full em wide and differ in weight. */
export function FlagArrow({ direction, double = false, label, className = '' }: FlagArrowProps) {
  const width = double ? 2 * STEP + 1 : STEP + 1;
  const path = PATHS[direction];
  const accessible = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={`jw-fixed jw-print-ink ${className}`}
      width={width}
      height={12}
      viewBox={`0 0 ${width} 12`}
      preserveAspectRatio="xMinYMid"
      overflow="visible"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      {...accessible}
    >
      <path d={path} />
      {double && <path d={path} transform={`translate(${STEP} 0)`} />}
    </svg>
  );
}
