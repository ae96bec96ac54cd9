import { areaUnderCurve, modelFigures, rocPoints, type ModelFigures } from './model-figures.ts';
import { at, colours, label, line, picture } from './svg.ts';

const notice = '演示数据';

function figuresOf(name: string): ModelFigures | undefined {
  return Object.hasOwn(modelFigures, name) ? modelFigures[name] : undefined;
}

const roc = { width: 480, height: 420, left: 60, top: 48, size: 320 } as const;

function rocCurve(separation: number, colour: string, dash: string): string {
  const points = rocPoints(separation)
    .map(({ fpr, tpr }) => `${at(roc.left + fpr * roc.size)},${at(roc.top + (1 - tpr) * roc.size)}`)
    .join(' ');
  return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2"${dash}/>`;
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
  const legend = (y: number, colour: string, text: string): string[] => [
    line(left + 170, y - 4, left + 194, y - 4, colour, ' stroke-width="2"'),
    label(left + 202, y, text),
  ];
  return picture(roc.width, roc.height, `${figures.title} ROC曲线（${notice}）`, [
    `<rect width="${roc.width}" height="${roc.height}" fill="${colours.sheet}"/>`,
    label(left, 28, `${figures.title} ROC曲线`, { size: 15 }),
    label(roc.width - 16, 28, notice, { anchor: 'end', colour: colours.high }),
    ...ticks,
    line(left, bottom, left + size, top, colours.inkSoft, ' stroke-dasharray="4 4"'),
    rocCurve(figures.trainSeparation, colours.pine, ''),
    rocCurve(figures.testSeparation, colours.high, ' stroke-dasharray="6 3"'),
    ...legend(bottom - 46, colours.pine, `训练集 AUC ${areaUnderCurve(figures.trainSeparation).toFixed(3)}`),
    ...legend(bottom - 24, colours.high, `测试集 AUC ${areaUnderCurve(figures.testSeparation).toFixed(3)}`),
    label(left + size / 2, bottom + 40, '1 - 特异度', { anchor: 'middle', colour: colours.inkSoft }),
    label(16, 44, '灵敏度', { colour: colours.inkSoft }),
  ]);
}

const shap = { width: 640, left: 280, right: 600, top: 60, row: 40, samples: 48 } as const;

/** Evenly spread values in 0..1 without a pattern the eye finds (Weyl sequence): no randomness, same picture each time. */
function spread(index: number, step: number): number {
  return (index * step) % 1;
}

function shapRow(weight: number, y: number, x: (contribution: number) => number): string[] {
  return Array.from({ length: shap.samples }, (_, index) => {
    const value = spread(index + 1, 0.618_034);
    const contribution = weight * (value - 0.5) * 2 * (0.7 + 0.6 * spread(index + 1, 0.754_878));
    const jitter = (spread(index + 1, 0.569_84) - 0.5) * 16;
    const colour = value > 0.5 ? colours.high : colours.low;
    const opacity = at(0.35 + Math.abs(value - 0.5) * 1.3);
    return `<circle cx="${at(x(contribution))}" cy="${at(y + jitter)}" r="3" fill="${colour}" fill-opacity="${opacity}"/>`;
  });
}

/** The SHAP summary of a model as SVG; undefined for an unknown name. */
export function drawShap(name: string): string | undefined {
  const figures = figuresOf(name);
  if (!figures) return undefined;
  const { width, left, right, top, row } = shap;
  const bottom = top + figures.inputs.length * row;
  const limit = 1.4 * Math.max(...figures.inputs.map(({ weight }) => Math.abs(weight)));
  const x = (contribution: number): number => left + ((contribution + limit) / (2 * limit)) * (right - left);
  const rows = figures.inputs.flatMap(({ label: text, weight }, index) => {
    const y = top + (index + 0.5) * row;
    return [
      line(left, y, right, y, colours.rule),
      label(left - 12, y + 4, text, { anchor: 'end' }),
      ...shapRow(weight, y, x),
    ];
  });
  return picture(width, bottom + 64, `${figures.title} SHAP图（${notice}）`, [
    `<rect width="${width}" height="${bottom + 64}" fill="${colours.sheet}"/>`,
    label(16, 28, `${figures.title} SHAP图`, { size: 15 }),
    label(width - 16, 28, notice, { anchor: 'end', colour: colours.high }),
    line(x(0), top - 8, x(0), bottom, colours.inkSoft),
    ...rows,
    label((left + right) / 2, bottom + 24, '对预测的贡献（SHAP值）', { anchor: 'middle', colour: colours.inkSoft }),
    `<circle cx="${left}" cy="${bottom + 44}" r="4" fill="${colours.low}"/>`,
    label(left + 10, bottom + 48, '取值低'),
    `<circle cx="${left + 80}" cy="${bottom + 44}" r="4" fill="${colours.high}"/>`,
    label(left + 90, bottom + 48, '取值高'),
  ]);
}
