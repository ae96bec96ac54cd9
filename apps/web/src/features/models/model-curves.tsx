import type { ModelCalibration, ModelCurve, ModelDetail, ModelPoint } from '@jianwei/api-client/model';
import { isUndetermined } from '@jianwei/api-client/transport/undetermined';
import type { ReactNode } from 'react';
import { shareText } from './model-words.ts';
import styles from './models.module.css';

// About the pixels of its place, so that its letters are as large as others.
const SIZE = 124;
const LEFT = 26;
const TOP = 8;
const TICKS = [0, 0.5, 1];

const x = (share: number) => LEFT + share * SIZE;
const y = (share: number) => TOP + (1 - share) * SIZE;

interface SquareProps {
  readonly label: string;
  readonly across: string;
  readonly children: ReactNode;
}

/** A square of shares from 0 to 1 with its diagonal. */
function Square({ label, across, children }: SquareProps) {
  return (
    <svg className={styles.square} viewBox={`0 0 ${SIZE + LEFT + 8} ${SIZE + 34}`} role="img" aria-label={label}>
      {TICKS.map((tick) => (
        <g key={tick}>
          <line className={styles.grid} x1={x(0)} x2={x(1)} y1={y(tick)} y2={y(tick)} />
          <text className={styles.tick} x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      <line className={styles.diagonal} x1={x(0)} y1={y(0)} x2={x(1)} y2={y(1)} />
      {children}
      <text className={styles.tick} x={x(0)} y={SIZE + 26}>
        0
      </text>
      <text className={styles.tick} x={x(0.5)} y={SIZE + 26} textAnchor="middle">
        {across}
      </text>
      <text className={styles.tick} x={x(1)} y={SIZE + 26} textAnchor="end">
        1
      </text>
    </svg>
  );
}

const pathOf = (points: readonly ModelPoint[]) =>
  points
    .filter((point) => !isUndetermined(point.x, point.y))
    .map((point) => `${x(point.x).toFixed(1)},${y(point.y).toFixed(1)}`)
    .join(' ');

/** ROC on both sets, with the point of the threshold that is used. */
export function RocFigure({ model }: { model: ModelDetail }) {
  const { training, test, threshold, figures } = model;
  const of = (code: string) => figures.find((figure) => figure.code === code);
  const [auc, sensitivity, specificity] = [of('auc'), of('sensitivity'), of('specificity')];
  const isKnown = sensitivity && specificity && !isUndetermined(sensitivity.test, specificity.test);
  const lines: readonly (readonly [string, string, ModelCurve])[] = [
    ['训练集', 'soft', training],
    ['测试集', 'strong', test],
  ];
  const at = `阈值 ${shareText(threshold, 2)}：敏 ${shareText(sensitivity?.test, 2)}，特 ${shareText(specificity?.test, 2)}`;
  return (
    <>
      <Square label={`ROC 曲线，测试集 AUC ${shareText(auc?.test)}，${at}`} across="1－特异度">
        {lines.map(([name, tone, { points }]) => (
          <polyline key={name} className={styles.curve} data-tone={tone} points={pathOf(points)} />
        ))}
        {isKnown && <circle className={styles.point} cx={x(1 - specificity.test)} cy={y(sensitivity.test)} r={3.5} />}
        <text className={styles.tick} x={x(0.28)} y={y(0.28)}>
          测试集 {shareText(auc?.test)}
        </text>
        <text className={styles.tick} x={x(0.28)} y={y(0.14)}>
          训练集 {shareText(auc?.training)}
        </text>
      </Square>
      <p className="jw-note">{at}</p>
    </>
  );
}

/** Observed beside predicted by deciles, each with its interval. */
export function CalibrationFigure({ calibration }: { calibration: ModelCalibration }) {
  const { deciles, slope, intercept } = calibration;
  const known = deciles.filter(({ predicted, observed, low, high }) => !isUndetermined(predicted, observed, low, high));
  const line = `校准斜率 ${shareText(slope, 2)}，截距 ${shareText(intercept, 2)}`;
  return (
    <>
      <Square label={`校准，${known.length} 组，${line}`} across="预测">
        {known.map(({ predicted, observed, low, high }) => (
          <g key={predicted}>
            <title>{`预测 ${shareText(predicted)}，实际 ${shareText(observed)}（${shareText(low)}–${shareText(high)}）`}</title>
            <line className={styles.whisker} x1={x(predicted)} x2={x(predicted)} y1={y(low)} y2={y(high)} />
            <circle className={styles.decile} cx={x(predicted)} cy={y(observed)} r={2.75} />
          </g>
        ))}
      </Square>
      <p className="jw-note">{line}</p>
    </>
  );
}
