import { LineChart } from 'echarts/charts';
import {
  AriaComponent,
  GridComponent,
  MarkAreaComponent,
  MarkLineComponent,
  TooltipComponent,
} from 'echarts/components';
import { connect, disconnect, init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

// Only what the charts of this product draw; SVG, because it prints sharp.
register([
  LineChart,
  GridComponent,
  TooltipComponent,
  MarkLineComponent,
  MarkAreaComponent,
  AriaComponent,
  SVGRenderer,
]);

export { connect, disconnect, init };
