import type { EChartsCoreOption, EChartsType } from 'echarts/core';
import { useEffect, useRef, useState } from 'react';
import { loadChunk } from '../lib/chunk-loader.ts';
import { CHART_FONT } from './chart-palette.ts';
import styles from './chart.module.css';

interface ChartProps {
  option: EChartsCoreOption;
  height: number;
  label: string;
  /** The chart once it is drawn, for exporting it; null when it goes. */
  onChart?: (chart: EChartsType | null) => void;
}

const withFace = (option: EChartsCoreOption, label: string): EChartsCoreOption => ({
  animation: false,
  textStyle: { fontFamily: CHART_FONT },
  // Without a description the library writes its own, in English, over the label.
  aria: { enabled: true, label: { description: label } },
  ...option,
});

const load = () => loadChunk(() => import('./echarts-core.ts'));

/** An echarts chart. The library is loaded with the first one; it follows the size of its box. */
export function Chart({ option, height, label, onChart }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<EChartsType | null>(null);

  useEffect(() => {
    let isGone = false;
    let made: EChartsType | null = null;
    const observer = new ResizeObserver(() => {
      const place = box.current;
      // It speaks up at once, of the size that the chart has been drawn in already.
      const isSame = made?.getWidth() === place?.clientWidth && made?.getHeight() === place?.clientHeight;
      if (!isSame) made?.resize();
    });
    load().then(
      ({ init }) => {
        const place = box.current;
        if (isGone || place === null) return;
        made = init(place, undefined, { renderer: 'svg' });
        observer.observe(place);
        setChart(made);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      observer.disconnect();
      made?.dispose();
      setChart(null);
    };
  }, []);

  useEffect(() => {
    chart?.setOption(withFace(option, label), { notMerge: true });
  }, [chart, option, label]);

  useEffect(() => {
    onChart?.(chart);
  }, [chart, onChart]);

  return <div ref={box} className={styles.chart} style={{ height }} role="img" aria-label={label} />;
}
