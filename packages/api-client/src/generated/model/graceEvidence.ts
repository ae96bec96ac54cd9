/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 心肌坏死标志物的一项结果；五项都要填写
 */
export interface GraceEvidence {
  /**
     * 检验项名称
     * @maxLength 100
     */
  name?: string;
  /**
     * 标本
     * @maxLength 100
     */
  specimen?: string;
  /**
     * 结果，保持原文
     * @maxLength 100
     */
  result?: string;
  /**
     * 单位
     * @maxLength 100
     */
  unit?: string;
  /**
     * 参考值
     * @maxLength 100
     */
  reference?: string;
}
