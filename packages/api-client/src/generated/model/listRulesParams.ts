/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ListRulesSort } from './listRulesSort.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSize12Parameter } from './pageSize12Parameter.ts';
import type { RuleCategory } from './ruleCategory.ts';
import type { RuleKind } from './ruleKind.ts';
import type { RuleState } from './ruleState.ts';

export type ListRulesParams = {
/**
 * 规则的用途；缺省为当前账号可以查看的第一种
 */
kind?: RuleKind;
/**
 * 规则的状态
 */
state?: RuleState;
/**
 * 校验类别
 */
category?: RuleCategory;
/**
 * 编号、名称或句子
 * @maxLength 200
 */
q?: string;
/**
 * 排序列；前面加 - 为降序
 */
sort?: ListRulesSort;
/**
 * 页号，0–100000 页，从 0 开始
 * @minimum 0
 * @maximum 100000
 */
page?: PageParameter;
/**
 * 每页条数，1–200 条
 * @minimum 1
 * @maximum 200
 */
page_size?: PageSize12Parameter;
};
