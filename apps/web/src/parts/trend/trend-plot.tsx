import { CHART_COLOURS as COLOURS, CHART_FONT } from '../../kit/chart/chart-palette.ts';
import { CHART_HEIGHT, type TrendGeometry } from './trend-geometry.ts';
import type { Mark } from './trend-points.ts';

const { high, low, sheet, pine700, pine500, pine50, ink, ink2, ink3, rule } = COLOURS;

/** How a point is drawn, and the colour of its value. */
const STYLES: Readonly<Record<Mark, { path: string; fill: string; line: string; text: string }>> = {
  high: { path: 'M0-4.5 4.5 4.5H-4.5Z', fill: high, line: 'none', text: high },
  low: { path: 'M0 4.5 4.5-4.5H-4.5Z', fill: low, line: 'none', text: low },
  abnormal: { path: 'M0-5 5 0 0 5-5 0Z', fill: high, line: high, text: high },
  normal: { path: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z', fill: sheet, line: pine700, text: ink },
  unjudged: { path: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z', fill: sheet, line: ink3, text: ink2 },
};

/** From a point to the foot of its value, in pixels. */
const AWAY = { top: -10, bottom: 21 } as const;
/** Letters stand out from the lines behind them. */
const HALO = { paintOrder: 'stroke', stroke: sheet, strokeLinejoin: 'round' } as const;

interface TrendPlotProps {
  geometry: TrendGeometry;
  width: number;
  /** The day that the crosshair stands on. */
  pointed: string | undefined;
  svgRef: React.Ref<SVGSVGElement>;
}

/**
 * The drawing of one indicator. Its colours and faces are attributes, not classes: taken along as a picture it has no style sheet.
 */
export function TrendPlot({ geometry, width, pointed, svgRef }: TrendPlotProps) {
  const { left, right, top, foot, band, limits, ticks, days, points, solid, dotted, words, hasBase } = geometry;
  const crosshair = days.find(({ day }) => day === pointed)?.x;
  return (
    <svg
      ref={svgRef}
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={CHART_HEIGHT}
      viewBox={`0 0 ${width} ${CHART_HEIGHT}`}
      fontFamily={CHART_FONT}
      fontSize={12}
      fill="none"
    >
      {band && <rect x={left} y={band.top} width={right - left} height={band.height} fill={pine50} />}
      {ticks.map(({ at, text }) => (
        <g key={at}>
          <path d={`M${left} ${at}H${right}`} stroke={rule} />
          <text x={left - 8} y={at} dy="0.35em" textAnchor="end" fill={ink3}>
            {text}
          </text>
        </g>
      ))}
      {hasBase && <path d={`M${left} ${foot}H${right}`} stroke={rule} />}
      {days.map(({ day, x, text, isLast }) => (
        <text
          key={day}
          x={x}
          y={foot + 19}
          textAnchor="middle"
          fill={isLast ? ink : ink3}
          fontWeight={isLast ? 600 : 400}
        >
          {text}
        </text>
      ))}
      {dotted !== '' && <path d={dotted} stroke={pine500} strokeWidth={1.5} strokeDasharray="2 3" />}
      {limits.map(({ label, at, labelAt, line, text, dash }) => (
        <g key={label}>
          <path d={`M${left} ${at}H${right}`} stroke={line} strokeWidth={1.25} strokeDasharray={dash} />
          <text x={right + 6} y={labelAt} dy="0.35em" fill={text} fontWeight={600}>
            {label}
          </text>
        </g>
      ))}
      <path d={solid} stroke={pine700} strokeWidth={1.75} />
      {crosshair !== undefined && (
        <path d={`M${crosshair} ${top}V${foot}`} stroke={ink2} strokeDasharray="2 2" data-crosshair="" />
      )}
      {words.map(({ day, x, y, text, mark }) => (
        <text
          key={day}
          {...HALO}
          x={x}
          y={y}
          textAnchor="middle"
          strokeWidth={4}
          fill={mark === undefined ? ink3 : STYLES[mark].text}
        >
          {text}
        </text>
      ))}
      {points.map(({ day, x, y, mark, text, place, isLast }) => (
        <g key={day} transform={`translate(${x} ${y})`} data-mark={mark}>
          <path d={STYLES[mark].path} fill={STYLES[mark].fill} stroke={STYLES[mark].line} strokeWidth={1.75} />
          <text
            {...HALO}
            y={AWAY[place]}
            textAnchor="middle"
            strokeWidth={3}
            fontSize={13}
            fontWeight={isLast ? 600 : 400}
            fill={STYLES[mark].text}
          >
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
