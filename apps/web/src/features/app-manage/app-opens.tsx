import { listManagedApplicationOpens, useListManagedApplicationOpens } from '@jianwei/api-client/app-manage/app-manage';
import type { ManagedApplication, ManagedOpen } from '@jianwei/api-client/model';
import { isUndetermined, sayOf } from '@jianwei/api-client/transport/undetermined';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { allPages } from '../../kit/admin/all-pages.ts';
import { exportRows } from '../../kit/admin/export-log.ts';
import { Panel } from '../../kit/overlay/overlay.tsx';
import { OLDER_STAYS, QueryState } from '../../kit/query/query-state.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { countText } from './app-manage-state.ts';

const ROWS_OF_A_PAGE = 20;
const departmentOf = ({ department }: ManagedOpen) => department || '未填科室';
const COLUMNS: Column<ManagedOpen>[] = [
  { header: '日期', isRowHeader: true, isNowrap: true, cell: (row) => row.date },
  { header: '科室', cell: departmentOf },
  { header: '次数', align: 'end', cell: (row) => sayOf(row.count, countText(row.count)) },
];

/** How often an application was opened lately; opens the days and departments. */
export function Opens({ of: row, onOpen }: { readonly of: ManagedApplication; readonly onOpen: (id: string) => void }) {
  const { name, recent_opens: opens, application_id: id } = row;
  const text = `${sayOf(opens, countText(opens))} 次`;
  if (isUndetermined(opens) || opens === 0) return text;
  return (
    <button
      type="button"
      className="jw-press jw-count"
      aria-label={`${name} 近 30 日打开 ${text}`}
      onClick={() => onOpen(id)}
    >
      {text}
    </button>
  );
}

/** The opens of the last 30 days by day and department; nobody is named. */
export function AppOpens({ application, onClose }: { application: ManagedApplication; onClose: () => void }) {
  const { application_id: id, name } = application;
  const [page, setPage] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const query = useListManagedApplicationOpens(id, { page, page_size: ROWS_OF_A_PAGE }, OLDER_STAYS);
  const title = `${name} 近 30 日打开`;
  const write = async () => {
    setBusy(true);
    await exportRows(title, ['日期', '科室', '次数'], async () =>
      (await allPages((at, size) => listManagedApplicationOpens(id, { page: at, page_size: size }))).map((row) => [
        row.date,
        departmentOf(row),
        row.count,
      ]),
    );
    setBusy(false);
  };
  return (
    <Panel width={520} title={title} onClose={onClose}>
      <QueryState query={query} failed="打开次数未能载入" lines={12}>
        {({ data, total_elements: total, page: shown, page_size: size }) => (
          <div className="jw-grid jw-gap-12">
            <p className="jw-note">不足 5 人的科室合并为「其他」</p>
            <Table
              caption={title}
              columns={COLUMNS}
              rows={data}
              rowKey={(_, place) => String(place)}
              empty={<span className="jw-note">近 30 日没有打开</span>}
            />
            <div className="jw-row jw-wrap jw-between jw-gap-12">
              <Button size="small" icon={<Download size={14} />} busy={isBusy} onClick={() => void write()}>
                {`导出 ${countText(total)} 行`}
              </Button>
              <Pager page={shown} pageSize={size} totalElements={total} unit="行" onPage={setPage} />
            </div>
          </div>
        )}
      </QueryState>
    </Panel>
  );
}
