/** What became of one row of several. */
interface Outcome {
  readonly nickname: string;
  readonly is_done: boolean;
  readonly message?: string;
}

/**
 * What became of several rows, in one line: 10 条已锁定，2 条未锁定：江川（已是锁定状态）.
 * @param verb what was asked: 锁定, 解锁, 不映射
 * @param unit what is counted: 条, 项
 */
export function outcomeText<Row extends Outcome>(verb: string, unit: string, outcomes: readonly Row[]) {
  const failed = outcomes.filter(({ is_done: isDone }) => !isDone);
  const good = outcomes.length - failed.length;
  const why = failed.slice(0, 3).map(({ nickname, message = '' }) => `${nickname || '未知'}（${message}）`);
  // 「未不映射」 would say the contrary of the contrary.
  const left = verb.startsWith('不') ? '未处理' : `未${verb}`;
  const more = failed.length > 3 ? ` 等 ${failed.length} ${unit}` : '';
  const parts = [
    good > 0 && `${good} ${unit}已${verb}`,
    failed.length > 0 && `${failed.length} ${unit}${left}：${why.join('、')}${more}`,
  ];
  return { text: parts.filter(Boolean).join('，'), failed };
}
