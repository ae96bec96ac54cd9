/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 影响风险分层的已知情况：心脏病、绝经后、骨质疏松、骨量减少、心血管危险因素（高血压、糖尿病或吸烟）、高危特征 （肉眼侵犯、肿瘤残留、远处转移或 Tg 升高）；未填写按「无」计
 */
export type KnownCondition = typeof KnownCondition[keyof typeof KnownCondition];


export const KnownCondition = {
  有: '有',
  无: '无',
  '': '',
} as const;
