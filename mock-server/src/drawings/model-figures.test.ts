import { performanceRows, TEST_PERFORMANCE } from '@jianwei/clinical-rules/logistic-model/performance';
import { expect, test } from 'vitest';
import { drawRoc, drawShap } from './model-charts.ts';
import { CKD_RISK_FIGURES, figuresOf } from './model-figures.ts';

const drawing = (draw: typeof drawRoc): string => draw(CKD_RISK_FIGURES) ?? '';

test('the pictures and the table state the same area', () => {
  const [auc] = performanceRows();
  expect(auc?.name).toBe('AUC');
  expect(drawing(drawRoc)).toContain(`训练集 AUC ${auc?.train_value}`);
  expect(drawing(drawRoc)).toContain(`测试集 AUC ${auc?.test_value}`);
});

test('the drawn curve has the points of the test set, from corner to corner', () => {
  const [, curve] = [...drawing(drawRoc).matchAll(/points="([^"]*)"/g)].map((match) => match[1]?.split(' ') ?? []);
  expect(curve).toHaveLength(TEST_PERFORMANCE.roc.length);
  // The plot reaches from (60, 368), nothing called positive, to (380, 48), everything.
  expect([curve?.[0], curve?.at(-1)]).toEqual(['60,368', '380,48']);
});

test('the SHAP picture names every feature and draws its dots', () => {
  for (const name of ['尿素', '血红蛋白', '无机磷', '钾', '尿酸', '年龄']) expect(drawing(drawShap)).toContain(name);
  expect(drawing(drawShap).match(/fill-opacity/g)).toHaveLength(600);
});

test('both say that they are synthetic, in the picture and in its title', () => {
  for (const draw of [drawRoc, drawShap]) expect(drawing(draw).match(/演示数据/g)).toHaveLength(2);
});

test('an unknown name has no figures', () => {
  expect([figuresOf('grace'), figuresOf('toString'), drawRoc('constructor'), drawShap('')]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});

test('every version has pictures of its own', () => {
  expect(drawRoc('ckd-risk-demo-1.2.0')).toContain('慢性肾脏病风险模型 demo-1.2.0 ROC曲线');
  expect(drawShap('ckd-risk-demo-1.0.0')).not.toBe(drawShap('ckd-risk'));
});
