import { useListBlacklistRecords } from '@jianwei/api-client/blacklist/blacklist';
import type { BlacklistEntry, BlacklistRecord } from '@jianwei/api-client/model';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FactList } from '../../kit/admin/fact-list.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { addressOf } from '../../kit/lib/address.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { endText, eventName, kindName, minute, RECORD_PATH } from './blacklist-words.ts';
import { PromptPreview } from './prompt-preview.tsx';
import { SidePane } from './side-pane.tsx';

const COLUMNS: Column<BlacklistRecord>[] = [
  { header: '时间', isRowHeader: true, isNowrap: true, cell: (row) => formatDate(row.time, 'MM-dd HH:mm') },
  { header: '事件', isNowrap: true, cell: eventName },
  { header: '内容', cell: (row) => row.summary || '—' },
  { header: '操作者', isNowrap: true, cell: (row) => row.by ?? '—' },
];

interface EntryPaneProps {
  readonly entry: BlacklistEntry;
  /** Why it could not be released: somebody else ended it meanwhile. */
  readonly refusal: string | undefined;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onRelease: (comment: string) => void;
}

/** One listing: why, until when, what the person sees, and what happened since. */
export function EntryPane({ entry, refusal, isBusy, onClose, onRelease }: EntryPaneProps) {
  const [comment, setComment] = useState('');
  const history = useListBlacklistRecords(
    { user_id: entry.user_id, page: 0, page_size: 8 },
    { request: { suppress: true } },
  );
  const facts: [string, string][] = [
    ['账号', `${entry.nickname}　${entry.user_name}　${entry.department}`],
    ['类型', kindName(entry.kind)],
    ['原因', entry.reason],
    ['生效', `${minute(entry.created_at)}，${entry.created_by}`],
    ['到期', endText(entry)],
    ...(entry.released_at
      ? ([['解除', [minute(entry.released_at), entry.released_by, entry.comment].filter(Boolean).join('，')]] as [
          string,
          string,
        ][])
      : []),
  ];
  return (
    <SidePane
      title={entry.nickname}
      onClose={onClose}
      status={entry.state === 'active' ? '解除后可撤销' : undefined}
      actions={
        entry.state === 'active' &&
        refusal === undefined && (
          <Button variant="primary" busy={isBusy} onClick={() => onRelease(comment)}>
            解除黑名单
          </Button>
        )
      }
    >
      {refusal !== undefined && <p className="jw-body jw-ink-high" role="alert">{`${refusal}，解除说明没有写入`}</p>}
      <FactList facts={facts} />
      <PromptPreview text={entry.prompt} kind={entry.kind} />
      {entry.state === 'active' && (
        <TextField id="release-comment" label="解除说明" limit={200} value={comment} onChange={setComment} />
      )}
      <section>
        <SectionHeading
          title="经过"
          aside={<Link to={addressOf(RECORD_PATH, { account: entry.user_id })}>全部记录</Link>}
        />
        <QueryState query={history} failed="经过未能载入" lines={4}>
          {({ data }) => <Table caption="经过" columns={COLUMNS} rows={data} rowKey={(row) => row.record_id} />}
        </QueryState>
      </section>
    </SidePane>
  );
}
