import {
  invalidateListManagedApplications,
  useListManagedApplications,
  useUpdateManagedApplication,
} from '@jianwei/api-client/app-manage/app-manage';
import { invalidateListChanges } from '@jianwei/api-client/changes/changes';
import type { ManagedApplication } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { exportRows } from '../../kit/admin/export-log.ts';
import { useMatchMarks } from '../../kit/admin/match-marks.ts';
import { useAddressState } from '../../kit/lib/address.ts';
import { useLastFilter } from '../../kit/lib/last-filter.ts';
import { ListToolbarContext } from '../../kit/lib/list-search.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { confirm } from '../../kit/overlay/confirm-store.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { TableSkeleton } from '../../kit/ui/skeleton.tsx';
import frame from '../../kit/ui/list-page.module.css';
import { type Done, UndoStrip } from '../../parts/admin/undo-strip.tsx';
import { appColumns } from './app-columns.tsx';
import { AppDrawer } from './app-drawer.tsx';
import { ApplicationRows } from './application-rows.tsx';
import { AppOpens } from './app-opens.tsx';
import { filtered, FILTERS, missedText } from './app-manage-state.ts';
import { useTableChoice } from './table-choice.tsx';
import { useOrder } from './use-order.ts';

const STATES = [
  { value: '', label: '全部' },
  { value: 'enabled', label: '启用' },
  { value: 'stopped', label: '停用' },
] as const;

/** 应用管理: which applications the hospital offers, to whom, and in what order. */
export function AppManagePage() {
  const client = useQueryClient();
  const once = useOnce();
  const [filters, change] = useAddressState(FILTERS);
  const query = useListManagedApplications();
  const update = useUpdateManagedApplication();
  const [done, setDone] = useState<Done>();
  const [version, setVersion] = useState(0);
  const reload = async () => {
    void invalidateListChanges(client);
    await invalidateListManagedApplications(client);
  };
  const told = (text: string, changeId?: number) =>
    setDone({ text, changeIds: changeId === undefined ? [] : [changeId] });
  const onLastFilter = useLastFilter('applications');
  const order = useOrder({ answer: query.data, onSaved: told, onSettled: reload });

  const byId = new Map(query.data?.data.map((row) => [row.application_id, row]));
  const rows = order.ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  const shown = filtered(rows, filters);
  const list = useRef<HTMLElement>(null);
  useMatchMarks(list, filters.q, `${filters.state} ${query.dataUpdatedAt}`);
  const isNarrowed = filters.q !== '' || filters.state !== '';
  const opened = byId.get(filters.open);
  const opensOf = byId.get(filters.opens);

  const turn = (application: ManagedApplication, isOn: boolean) =>
    void once(async () => {
      const missed = isOn ? undefined : missedText(application);
      if (
        missed !== undefined &&
        !(await confirm({ title: `停用${application.name}？`, content: missed, okText: '停用', danger: true }))
      )
        return;
      const { application_id: id, revision } = application;
      try {
        const answer = await update.mutateAsync({ id, data: { revision, enabled: isOn } });
        told(`${isOn ? '已启用' : '已停用'}${application.name}`, answer.change_id);
      } finally {
        await reload();
      }
    });
  const table = useTableChoice(
    appColumns({
      pendingId: update.isPending ? update.variables.id : undefined,
      onOpen: (id) => change({ open: id }),
      onOpens: (id) => change({ opens: id }),
      onSwitch: turn,
    }),
  );
  const write = () => {
    const cells = table.shown.flatMap(({ inFile = [] }) => inFile);
    const lines = shown.map((row) => cells.map(([, text]) => text(row)));
    void exportRows(
      '应用',
      cells.map(([title]) => title),
      () => lines,
    );
  };

  return (
    <section ref={list} className={`jw-sheet jw-stack ${frame.sheet}`} data-page>
      {isNarrowed && (
        <p className="jw-print-only jw-note">
          {[filters.q, STATES.find(({ value }) => value === filters.state && value !== '')?.label]
            .filter(Boolean)
            .join('　')}
        </p>
      )}
      <div className={`jw-row jw-wrap jw-between jw-no-print ${frame.toolbar}`}>
        <div className="jw-row jw-wrap jw-gap-8">
          <div style={{ width: 240 }}>
            <ListToolbarContext value={{ onLastFilter }}>
              <KeywordBox
                label="搜索应用"
                placeholder="名称、说明、疾病或系统"
                keyword={filters.q}
                onKeyword={(q, isTyping) => change({ q }, isTyping)}
              />
            </ListToolbarContext>
          </div>
          <Segmented label="状态" options={STATES} value={filters.state} onChange={(state) => change({ state })} />
          {table.choice}
        </div>
        {done ? (
          <UndoStrip done={done} onUndone={() => void reload()} onClose={() => setDone(undefined)} />
        ) : (
          <span className="jw-note">{isNarrowed ? '清除筛选后可以排序' : '拖动或按 Alt+↑↓ 排序，对全院生效'}</span>
        )}
      </div>
      <QueryState
        query={query}
        failed="应用未能载入"
        loading={<TableSkeleton columns={[3, 1, 2, 1, 1, 1, 2, 2]} rows={12} rowHeight={47} />}
      >
        {({ departments }) => (
          <>
            <div className={frame.rows}>
              <ApplicationRows
                columns={table.shown}
                density={table.density}
                sizedWidth={table.sizedWidth}
                rows={shown}
                openId={filters.open}
                isMovable={!isNarrowed}
                onOpen={(id) => change({ open: id })}
                onMove={order.move}
                empty={
                  <EmptyState
                    title={isNarrowed ? '没有符合条件的应用' : '还没有应用'}
                    action={isNarrowed && <Button onClick={() => change({ q: '', state: '' })}>清除筛选</Button>}
                  />
                }
              />
            </div>
            <footer className={`jw-row jw-wrap jw-between jw-no-print ${frame.footer}`}>
              {shown.length > 0 && (
                <Button size="small" icon={<Download size={14} />} onClick={write}>
                  {`导出 ${shown.length} 个应用`}
                </Button>
              )}
              <span className="jw-note">共 {shown.length} 个应用</span>
            </footer>
            {opensOf && <AppOpens application={opensOf} onClose={() => change({ opens: '' })} />}
            {opened && (
              <AppDrawer
                key={`${opened.application_id}-${version}`}
                application={opened}
                departments={departments}
                onClose={() => change({ open: '' })}
                onSaved={told}
                onReload={() => setVersion((former) => former + 1)}
              />
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}
