/** What the version dialog lists, newest first; the first entry names the current version. */
export const versionNotes: readonly {
  readonly version: string;
  readonly title: string;
  readonly content: string;
  readonly daysAgo: number;
}[] = [
  {
    version: '1.0.0',
    title: 'AI报告解读',
    content: '检验报告逐项给出正常、异常或无法判定，并标明所用参考范围的来源；疑似诊断可追溯到每一项依据。',
    daysAgo: 12,
  },
  {
    version: '1.0.0',
    title: 'Grace评分',
    content: '支持测算、保存与分项说明，并提示距离下一危险分层最近的一项变化。',
    daysAgo: 12,
  },
  {
    version: '0.9.0',
    title: '我的收藏',
    content: '常看的报告可以收藏，在“我的收藏”中集中查看。',
    daysAgo: 47,
  },
];
