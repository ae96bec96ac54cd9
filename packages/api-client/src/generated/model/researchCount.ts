/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 人数或份数。1 至 9 不给出数字：没有 value，shown 为「<10」；不小于 10 而可据以推算出被隐去者的没有 value，shown 为「隐去」；与相邻步骤合并而不单列的没有 value，shown 为「—」；取整到 5 的 shown 为「约 1,085」
 */
export interface ResearchCount {
  /**
     * 数字；0 或不小于 10
     * @minimum 0
     */
  value?: number;
  /** 显示的文字，如 1,087、<10、隐去、约 1,085、— */
  shown: string;
}
