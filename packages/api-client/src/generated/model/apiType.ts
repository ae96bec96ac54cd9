/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 应用或诊断所用工具的类型：1 依据与知识，2 风险模型，3 血气分析，4 CKD 分期，5 Grace 评分，6 胸腔积液鉴别，7 胃功能血清学，8 甲状腺用药随访，9 新冠分型，11 肾上腺皮质，12 原发性醛固酮增多症，14 甲状腺功能，15 脑脊液
 */
export type ApiType = number;
