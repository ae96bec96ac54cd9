import { useGetAccount, useListAccounts } from '@jianwei/api-client/accounts/accounts';
import type { Account } from '@jianwei/api-client/model';
import { useState } from 'react';
import { useDebouncedText } from '../../kit/lib/use-debounced-text.ts';
import { PickList } from '../../kit/overlay/pick-list.tsx';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';

const EVERYBODY = '全部人员';
const SHOWN = 12;
const WIDTH = 210;

const nameOf = ({ nickname, user_name: name, department }: Account) =>
  [nickname, name, department].filter(Boolean).join(' ');

interface PersonFilterProps {
  /** Id of the account; '' = everybody. */
  readonly account: string;
  readonly onAccount: (userId: string) => void;
}

/** Narrows a log to one person, looked up by number, name or initials; one whose account is gone is named by its id. */
export function PersonFilter({ account, onAccount }: PersonFilterProps) {
  const [q, setQ] = useState('');
  const [, type] = useDebouncedText(q, setQ);
  const [isAsked, setAsked] = useState(false);
  const found = useListAccounts(
    { q, page_size: SHOWN },
    { query: { ...OLDER_STAYS.query, enabled: isAsked }, request: { suppress: true } },
  );
  const chosen = useGetAccount(account, { query: { enabled: account !== '' }, request: { suppress: true } });
  const accounts = found.data?.data ?? [];
  return (
    <div style={{ width: WIDTH }} onFocus={() => setAsked(true)}>
      <PickList
        label="人员"
        value={account === '' || chosen.data === undefined ? account : nameOf(chosen.data.account)}
        options={[...(account === '' ? [] : [EVERYBODY]), ...accounts.map(nameOf)]}
        placeholder={EVERYBODY}
        onSearch={type}
        isLoading={found.isFetching}
        onChange={(name) => onAccount(accounts.find((one) => nameOf(one) === name)?.user_id ?? '')}
      />
    </div>
  );
}
