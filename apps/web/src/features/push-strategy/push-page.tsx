import { useGetPushStrategy } from '@jianwei/api-client/push/push';
import { useListRuleChoices } from '@jianwei/api-client/rules/rules';
import { addressState, choicePart, pagePart, textPart, useAddressState } from '../../kit/lib/address.ts';
import { joinReads, QueryState } from '../../kit/query/query-state.tsx';
import { PushDeliveries } from './push-deliveries.tsx';
import { PushEditor } from './push-editor.tsx';
import styles from './push-strategy.module.css';

/** In the address: the line that is open, what stands beside it, and the page of the record. */
export const FILTERS = addressState({
  line: textPart(),
  tab: choicePart(['tester', 'trial', 'versions']),
  page: pagePart(),
});

/** 推送策略: the right person hears of it in time, and nobody hears everything. */
export function PushStrategyPage() {
  const [address, change] = useAddressState(FILTERS);
  const state = useGetPushStrategy({ query: { refetchOnWindowFocus: false }, request: { suppress: true } });
  const choices = useListRuleChoices({ request: { suppress: true } });
  return (
    <div className={`jw-stack ${styles.page}`}>
      <QueryState query={joinReads(state, choices)} failed="推送策略未能载入" lines={12}>
        {([strategy, names]) => (
          <PushEditor
            state={strategy}
            choices={names}
            lineId={address.line}
            tab={address.tab}
            onLine={(line) => change({ line })}
            onTab={(tab) => change({ tab })}
          />
        )}
      </QueryState>
      <PushDeliveries page={address.page} onPage={(page) => change({ page })} />
    </div>
  );
}
