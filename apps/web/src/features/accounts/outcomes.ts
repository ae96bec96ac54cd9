import type { AccountOutcome } from '@jianwei/api-client/model';

/**
 * What became of a list of accounts, in one line: 10 个已锁定；2 个未锁定：江川（已是锁定状态）.
 * @param verb what was asked: 锁定, 解锁
 */
export function outcomeText(verb: string, outcomes: readonly AccountOutcome[]) {
  const failed = outcomes.filter(({ is_done: isDone }) => !isDone);
  const good = outcomes.length - failed.length;
  const why = failed.slice(0, 3).map(({ nickname, message = '' }) => `${nickname || '账号'}（${message}）`);
  const more = failed.length > 3 ? ` 等 ${failed.length} 个` : '';
  const parts = [
    good > 0 && `${good} 个已${verb}`,
    failed.length > 0 && `${failed.length} 个未${verb}：${why.join('、')}${more}`,
  ];
  return { text: parts.filter(Boolean).join('；'), failed };
}
