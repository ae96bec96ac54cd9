/** A stop of the guided tour: what is shown, and what is said of it. */
export interface Stop {
  readonly title: string;
  readonly text: string;
  /** Address of the report as it stands there. */
  readonly address: string;
}

/** The report as it is opened. */
export const DEMO_START = '/detail?report_id=R1004-01';

/** The tour, in order. */
export const STOPS: readonly Stop[] = [
  {
    title: '结论',
    text: '打开报告先读一句话：最危险的在前，写明数值、变化与现在要做的事。下面按紧急程度列出全部发现。',
    address: DEMO_START,
  },
  {
    title: '依据联动',
    text: '选中一条发现，右侧证据行随即标出：每个结论都能指到它所用的结果、区间与上次的变化。',
    address: `${DEMO_START}&finding=tool%3A4%3Astage`,
  },
  {
    title: '工具',
    text: '评估工具直接读取本报告与历次结果：这里是 CKD 分期，分期、危险分层、随访次数与规则版本同屏。',
    address: `${DEMO_START}&panel=assessment&api_type=4`,
  },
  {
    title: '趋势',
    text: '把历次结果放在参考区间里看：肌酐上升、eGFR 下降是一次波动，还是一年来的走向。',
    address: `${DEMO_START}&course=CREA%2CEGFR`,
  },
];
