import type { EChartsType } from 'echarts/core';
import type { PictureBlock } from '../../kit/chart/chart-picture.ts';
import { unitText } from '../lab/unit-text.ts';
import { planText } from '../plan/plan-text.ts';
import { indicatorName } from './trend-card.tsx';
import { CHART_HEIGHT } from './trend-option.ts';
import { MARKS, type Indicator } from './trend-points.ts';

const WORDS_WIDTH = 560;

/** What the picture of the trend holds: each chart as it is drawn, words where there is no chart. */
export function pictureBlocks(
  indicators: readonly Indicator[],
  days: readonly string[],
  charts: ReadonlyMap<string, EChartsType>,
): PictureBlock[] {
  return indicators.map((indicator) => {
    const { latest, specimen, unit } = indicator;
    const word = latest ? MARKS[latest.mark].word : '';
    const heading = {
      title: `${indicatorName(indicator)}\u3000${specimen}`,
      aside: latest ? ['最近一次', latest.text, word, unitText(unit)].filter(Boolean).join(' ') : '',
    };
    const chart = charts.get(indicator.key);
    if (chart) {
      return { ...heading, svg: chart.renderToSVGString(), width: chart.getWidth(), height: chart.getHeight() };
    }
    const lines = days.map((day) => {
      const values = indicator.days
        .get(day)
        ?.values.map(({ text }) => text)
        .join('、');
      return `${day}\u3000${values ?? planText.notTested}`;
    });
    return { ...heading, lines, width: WORDS_WIDTH, height: CHART_HEIGHT };
  });
}
