import type { SetPerformance, ShapPoint } from '@jianwei/clinical-rules/logistic-model/performance';
import { DEMO_DATA_TEXT, featureText } from '@jianwei/clinical-rules/logistic-model/wording';
import { metricDisplay } from '@jianwei/clinical-rules/model-metrics/wording';
import { figuresOf } from './model-figures.ts';
import { at, colours, label, line, picture } from './svg.ts';

const roc = { width: 480, height: 420, left: 60, top: 48, size: 320 } as const;

function rocCurve({ roc: points }: SetPerformance, colour: string, dash: string): string {
  const path = points
    .map(({ fpr, tpr }) => `${at(roc.left + fpr * roc.size)},${at(roc.top + (1 - tpr) * roc.size)}`)
    .join(' ');
  return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"${dash}/>`;
}

/** The ROC curves (training and test set) of a model as SVG; undefined for an unknown name. */
export function drawRoc(name: string): string | undefined {
  const figures = figuresOf(name);
  if (!figures) return undefined;
  const { left, top, size } = roc;
  const bottom = top + size;
  const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((value) => [
    line(left, bottom - value * size, left + size, bottom - value * size, colours.rule),
    label(left - 8, bottom - value * size + 4, value.toFixed(1), { anchor: 'end', colour: colours.inkSoft }),
    label(left + value * size, bottom + 18, value.toFixed(1), { anchor: 'middle', colour: colours.inkSoft }),
  ]);
  const legend = (y: number, colour: string, text: string, dash: string): string[] => [
    line(left + 150, y - 4, left + 174, y - 4, colour, ` stroke-width="2"${dash}`),
    label(left + 182, y, text),
  ];
  const dashed = ' stroke-dasharray="6 3"';
  return picture(roc.width, roc.height, `${figures.title} ROC曲线（${DEMO_DATA_TEXT}）`, [
    `<rect width="${roc.width}" height="${roc.height}" fill="${colours.sheet}"/>`,
    label(left, 28, `${figures.title} ROC曲线`, { size: 15 }),
    label(roc.width - 16, 28, DEMO_DATA_TEXT, { anchor: 'end', colour: colours.inkSoft }),
    ...ticks,
    line(left, bottom, left + size, top, colours.inkSoft, ' stroke-dasharray="4 4"'),
    rocCurve(figures.training, colours.pine, ''),
    rocCurve(figures.test, colours.ink, dashed),
    ...legend(bottom - 46, colours.pine, `训练集 AUC ${metricDisplay(figures.training.auc)}`, ''),
    ...legend(bottom - 24, colours.ink, `测试集 AUC ${metricDisplay(figures.test.auc)}`, dashed),
    label(left + size / 2, bottom + 40, '1 - 特异度', { anchor: 'middle', colour: colours.inkSoft }),
    label(16, 36, '灵敏度', { colour: colours.inkSoft }),
  ]);
}

/** Every third case of the set is a dot: enough to see the shape. */
const shap = { width: 640, left: 140, right: 600, top: 60, row: 40, every: 3 } as const;
const LOW_THIRD = 1 / 3;
const HIGH_THIRD = 2 / 3;

/** Evenly spread shares without a pattern the eye finds (Weyl sequence), so that dots do not hide each other. */
function spread(index: number): number {
  return (index * 0.569_84) % 1;
}

function colourOf({ height }: ShapPoint): string {
  if (height < LOW_THIRD) return colours.low;
  return height < HIGH_THIRD ? colours.inkSoft : colours.high;
}

/** The SHAP summary of a model as SVG; undefined for an unknown name. */
export function drawShap(name: string): string | undefined {
  const figures = figuresOf(name);
  if (!figures) return undefined;
  const { width, left, right, top, row, every } = shap;
  const bottom = top + figures.shap.length * row;
  const limit = 1.05 * Math.max(...figures.shap.flatMap(({ points }) => points.map((point) => Math.abs(point.shap))));
  const x = (contribution: number): number => left + ((contribution + limit) / (2 * limit)) * (right - left);
  const rows = figures.shap.flatMap(({ feature, points }, index) => {
    const y = top + (index + 0.5) * row;
    const dots = points
      .filter((_, position) => position % every === 0)
      .map(
        (point, position) =>
          `<circle cx="${at(x(point.shap))}" cy="${at(y + (spread(position + 1) - 0.5) * 18)}" r="3" fill="${colourOf(point)}" fill-opacity="0.75"/>`,
      );
    return [
      line(left, y, right, y, colours.rule),
      label(left - 12, y + 4, featureText(feature), { anchor: 'end' }),
      ...dots,
    ];
  });
  const key = (offset: number, colour: string, text: string): string[] => [
    `<circle cx="${left + offset}" cy="${bottom + 44}" r="4" fill="${colour}"/>`,
    label(left + offset + 10, bottom + 48, text),
  ];
  return picture(width, bottom + 64, `${figures.title} SHAP图（${DEMO_DATA_TEXT}）`, [
    `<rect width="${width}" height="${bottom + 64}" fill="${colours.sheet}"/>`,
    label(16, 28, `${figures.title} SHAP图（测试集）`, { size: 15 }),
    label(width - 16, 28, DEMO_DATA_TEXT, { anchor: 'end', colour: colours.inkSoft }),
    line(x(0), top - 8, x(0), bottom, colours.inkSoft),
    ...rows,
    label(left, bottom + 24, '降低风险', { colour: colours.inkSoft }),
    label((left + right) / 2, bottom + 24, 'SHAP值（对数优势）', { anchor: 'middle', colour: colours.inkSoft }),
    label(right, bottom + 24, '升高风险', { anchor: 'end', colour: colours.inkSoft }),
    ...key(0, colours.low, '取值低'),
    ...key(80, colours.inkSoft, '取值中'),
    ...key(160, colours.high, '取值高'),
  ]);
}
