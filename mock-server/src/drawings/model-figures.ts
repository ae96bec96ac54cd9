/**
 * Synthetic figures of the applications' models: every drawing and table that shows them says 演示数据.
 * Both are binormal models: the score of the ill is shifted by `separation` standard deviations.
 */
export interface ModelFigures {
  readonly title: string;
  readonly trainSeparation: number;
  readonly testSeparation: number;
  /** Inputs, strongest first, with their mean absolute contribution; a negative weight lowers the risk. */
  readonly inputs: readonly { readonly label: string; readonly weight: number }[];
}

export const modelFigures: Readonly<Record<string, ModelFigures>> = {
  grace: {
    title: 'Grace评分',
    trainSeparation: 1.62,
    testSeparation: 1.48,
    inputs: [
      { label: 'Killip分级', weight: 0.92 },
      { label: '年龄', weight: 0.81 },
      { label: '血压(收缩压)', weight: -0.66 },
      { label: '心率', weight: 0.47 },
      { label: '院前心脏骤停', weight: 0.41 },
      { label: '血肌酐', weight: 0.33 },
      { label: 'ST段压低', weight: 0.29 },
      { label: '心肌坏死标志物升高', weight: 0.17 },
    ],
  },
  pleural: {
    title: 'Light标准胸腔积液鉴别',
    trainSeparation: 2.05,
    testSeparation: 1.91,
    inputs: [
      { label: '胸水/血清总蛋白比值', weight: 0.88 },
      { label: '胸水/血清乳酸脱氢酶比值', weight: 0.74 },
      { label: '胸水乳酸脱氢酶/血清乳酸脱氢酶正常上限比值', weight: 0.52 },
    ],
  },
  ckd: {
    title: 'CKD分期',
    trainSeparation: 1.74,
    testSeparation: 1.66,
    inputs: [
      { label: '估算肾小球滤过率', weight: -0.97 },
      { label: '尿白蛋白/肌酐比值', weight: 0.71 },
      { label: '血肌酐', weight: 0.44 },
      { label: '尿素', weight: 0.26 },
      { label: '年龄', weight: 0.19 },
    ],
  },
  aldosteronism: {
    title: '原发性醛固酮增多症',
    trainSeparation: 1.55,
    testSeparation: 1.39,
    inputs: [
      { label: '醛固酮/肾素比值', weight: 0.95 },
      { label: '血钾', weight: -0.58 },
      { label: '醛固酮', weight: 0.49 },
      { label: '肾素', weight: -0.37 },
    ],
  },
  'thyroid-function': {
    title: '甲状腺功能辅助',
    trainSeparation: 1.98,
    testSeparation: 1.83,
    inputs: [
      { label: '促甲状腺激素', weight: -0.93 },
      { label: '游离甲状腺素', weight: 0.77 },
      { label: '游离三碘甲状腺原氨酸', weight: 0.54 },
      { label: '甲状腺过氧化物酶抗体', weight: 0.22 },
    ],
  },
};

/** Distribution function of the standard normal (Abramowitz and Stegun 26.2.17, error below 7.5e-8). */
export function normalCdf(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z));
  const series =
    t * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return z >= 0 ? 1 - tail : tail;
}

/** Area under the ROC curve of a binormal model. */
export function areaUnderCurve(separation: number): number {
  return normalCdf(separation / Math.SQRT2);
}

/** Points (false positive rate, sensitivity) of the ROC curve, from (0,0) to (1,1). */
export function rocPoints(separation: number): { readonly fpr: number; readonly tpr: number }[] {
  const points = [{ fpr: 0, tpr: 0 }];
  for (let cut = 4 + separation; cut >= -4; cut -= 0.1) {
    points.push({ fpr: normalCdf(-cut), tpr: normalCdf(separation - cut) });
  }
  return [...points, { fpr: 1, tpr: 1 }];
}

/** The performance table of a model, from the same figures as its curves; undefined for an unknown name. */
export function performanceRows(name: string): { name: string; train_value: string; test_value: string }[] | undefined {
  const figures = Object.hasOwn(modelFigures, name) ? modelFigures[name] : undefined;
  if (!figures) return undefined;
  const { trainSeparation: train, testSeparation: test } = figures;
  // Sensitivity and specificity are equal where the cut lies halfway between the two distributions (Youden's point).
  const atYouden = (separation: number): string => normalCdf(separation / 2).toFixed(3);
  return [
    { name: 'AUC', train_value: areaUnderCurve(train).toFixed(3), test_value: areaUnderCurve(test).toFixed(3) },
    { name: '灵敏度', train_value: atYouden(train), test_value: atYouden(test) },
    { name: '特异度', train_value: atYouden(train), test_value: atYouden(test) },
  ];
}
