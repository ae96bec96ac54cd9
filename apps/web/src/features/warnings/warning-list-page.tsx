import type { Warning } from '@jianwei/api-client/model';
import { useListWarnings } from '@jianwei/api-client/warnings/warnings';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressState, choicePart, pagePart, textPart, useAddressState } from '../../kit/lib/address.ts';
import { useAddressLayer } from '../../kit/lib/address-layer.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { Button, SaveActions } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { ListPage } from '../../kit/ui/list-page.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { loopClock } from '../../parts/loop/loop-clock.ts';
import { LIST_TICK_MS, serverTime, useTick } from '../../parts/loop/use-loops.ts';
import { CancelDialog, useCancelling } from './cancel-dialog.tsx';
import { formWords, handledSteps, mayWrite } from './handling.ts';
import { HandlingField, useHandlingForm } from './handling-form.tsx';
import { NextStep } from './next-step.tsx';
import { Dialog } from '../../kit/overlay/overlay.tsx';
import { guardedClose } from '../../kit/overlay/confirm-store.ts';
import { patientColumns, PatientName, Ward } from '../../parts/report/patient-columns.tsx';
import { CLOSE_QUESTION } from '../../parts/session/use-leave-guard.ts';
import { HandlingHistory, HandlingState, WarningValue } from './warning-parts.tsx';
import styles from './warnings.module.css';
import { type Column, Table } from '../../kit/table/table.tsx';
import { reportTimeText } from '../../parts/report/timeline-years.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';

/** What is waiting comes first. */
const TABS = ['open', 'closed', 'cancelled', 'all'] as const;
const TAB_TEXT = { open: '未闭环', closed: '已闭环', cancelled: '已取消', all: '全部' };
/** Entries of a page, as the specification has it. */
const PAGE_SIZE = 15;

const FILTERS = addressState({ tab: choicePart(TABS), keyword: textPart(), page: pagePart() });

type Filters = typeof FILTERS.initial;

/** Why a page is empty, and the one way on: its label and what it changes. */
function nothingOf({ tab, keyword, page }: Filters, all = 0): [title: string, label?: string, way?: Partial<Filters>] {
  if (keyword !== '') return ['没有符合条件的提醒', '清除搜索', { keyword: '' }];
  if (page > 0) return ['这一页没有提醒', '回到第一页', {}];
  if (tab === 'all' || all === 0) return ['暂无危急值提醒'];
  return [tab === 'open' ? '没有未闭环的危急值' : `没有${TAB_TEXT[tab]}的提醒`, '查看全部提醒', { tab: 'all' }];
}

/** 危急值提醒: critical results and what was done about them, newest first. */
export function WarningListPage() {
  const [filters, change] = useAddressState(FILTERS);
  const { tab, keyword, page } = filters;
  const warnings = useListWarnings(
    { page, page_size: PAGE_SIZE, keyword, ...(tab !== 'all' && { progress: tab }) },
    { query: { ...OLDER_STAYS.query, refetchOnWindowFocus: 'always' } },
  );
  const { data, isFetching } = warnings;
  const [written, write] = useOpenOf(useAddressLayer('handle'), data?.data);
  const [cancelled, cancel] = useOpenOf(useCancelling(), data?.data);

  return (
    <>
      <ListPage
        query={warnings}
        failed="危急值提醒未能载入"
        skeleton={[1, 2, 2, 3, 2, 1, 5, 2]}
        toolbar={
          <>
            <Segmented
              label="处置阶段"
              options={TABS.map((value) => ({ value, label: TAB_TEXT[value], count: data?.counts?.[value] }))}
              value={tab}
              onChange={(value) => change({ tab: value, page: 0 })}
            />
            <div style={{ width: 280 }}>
              <KeywordBox
                label="搜索提醒"
                placeholder="姓名、住院号、报告号、科室"
                keyword={keyword}
                onKeyword={(text, isTyping) => change({ keyword: text, page: 0 }, isTyping)}
              />
            </div>
          </>
        }
        empty={({ counts }) => {
          const [title, label, way] = nothingOf(filters, counts?.all);
          return way ? (
            <EmptyState title={title} action={<Button onClick={() => change({ page: 0, ...way })}>{label}</Button>} />
          ) : (
            <EmptyState title={title} hint="检验结果达到危急值界限时，提醒会列在这里" />
          );
        }}
        legend={<p className="jw-note">界限为所用危急值目录的设定，由检验科维护</p>}
        pager={{ page, pageSize: PAGE_SIZE, onPage: (next) => change({ page: next }) }}
      >
        {(answer) => (
          <WarningTable
            warnings={answer.data}
            day={formatDate(serverTime(answer, warnings.dataUpdatedAt))}
            isStale={isFetching}
            onWrite={write}
            now={() => serverTime(answer, warnings.dataUpdatedAt)}
            onCancel={cancel}
          />
        )}
      </ListPage>
      {written && <HandlingDialog warning={written} onClose={() => write(undefined)} />}
      {cancelled && <CancelDialog warning={cancelled} onClose={() => cancel(undefined)} />}
    </>
  );
}

/**
 * The reminder that a dialog is open for, which the address names. It stays the one that was pressed, also where a colleague's step took it
 * out of the list meanwhile.
 */
function useOpenOf([id, open]: ReturnType<typeof useAddressLayer>, listed: readonly Warning[] = []) {
  const [pressed, setPressed] = useState<Warning>();
  const shown = [pressed, ...listed].find((warning) => warning?.warning_id === id);
  const change = (warning: Warning | undefined) => {
    setPressed(warning);
    open(warning?.warning_id ?? '');
  };
  // A reload asks nothing of a reminder that meanwhile has its end.
  return [shown !== undefined && (shown === pressed || mayWrite(shown)) ? shown : undefined, change] as const;
}

/** 记录处理 over the list: whose value, what was done so far, and the field. Mount it when it opens. */
function HandlingDialog({ warning, onClose }: { warning: Warning; onClose: () => void }) {
  const { isDirty, isBusy, save, draft, close } = useHandlingForm(warning, onClose);
  const unsavedText = isDirty ? CLOSE_QUESTION : undefined;
  return (
    <Dialog
      title={formWords(warning).title}
      width={560}
      onClose={close}
      unsavedText={unsavedText}
      actions={<SaveActions busy={isBusy} onCancel={guardedClose(close, unsavedText)} onSave={save} />}
    >
      <div className="jw-grid jw-gap-16">
        <p className={`jw-row jw-baseline jw-wrap ${styles.subject}`}>
          <span>
            <PatientName report={warning} />
          </span>
          <Ward report={warning} />
          {warning.laboratory_name !== undefined && <WarningValue warning={warning} withUnit />}
        </p>
        <HandlingHistory warning={warning} />
        <HandlingField {...draft} rows={4} />
      </div>
    </Dialog>
  );
}

interface WarningTableProps {
  warnings: readonly Warning[];
  /** Old rows while new ones are on their way. */
  isStale: boolean;
  /** Today, yyyy-MM-dd: times of that day show the hour only. */
  day: string;
  /** The server's time, in milliseconds since 1970. */
  now: () => number;
  onWrite: (warning: Warning) => void;
  onCancel: (warning: Warning) => void;
}

/** Critical-value reminders as a three-line table. ↑ and ↓ move between rows, Enter opens the one in focus. */
function WarningTable({ warnings, isStale, day, now, onWrite, onCancel }: WarningTableProps) {
  const navigate = useNavigate();
  const mayOpen = useMayOpen()('/crisis-detail');
  const addressOf = mayOpen
    ? (warning: Warning) => `/crisis-detail?id=${encodeURIComponent(warning.warning_id)}`
    : undefined;
  const columns: Column<Warning>[] = [
    { header: '状态', cell: (warning) => <State warning={warning} now={now} /> },
    ...patientColumns(addressOf),
    { header: '危急值', cell: (warning) => <WarningValue warning={warning} /> },
    { header: '危急值界限', isNowrap: true, cell: (warning) => warning.critical_limit ?? '—' },
    {
      header: '时间',
      isNowrap: true,
      className: 'jw-note',
      cell: ({ create_time: time }) => <time dateTime={time}>{reportTimeText(time, day)}</time>,
    },
    { header: '处理情况', cell: (warning) => <Handling warning={warning} day={day} /> },
    {
      header: '操作',
      isHeaderHidden: true,
      align: 'end',
      isNowrap: true,
      cell: (warning) => <Actions warning={warning} onWrite={onWrite} onCancel={onCancel} />,
    },
  ];
  return (
    <Table
      caption="危急值提醒"
      columns={columns}
      rows={warnings}
      rowKey={(warning) => warning.warning_id}
      density="loose"
      onRowPress={addressOf && ((warning) => void navigate(addressOf(warning)))}
      isStale={isStale}
      isPage
    />
  );
}

/** Where a loop stands, and how long it has waited. */
function State({ warning, now }: { warning: Warning; now: () => number }) {
  useTick(LIST_TICK_MS);
  const clock = loopClock(warning, now());
  if (clock === undefined) return <HandlingState warning={warning} />;
  return (
    <>
      <HandlingState warning={warning} />
      <span className={`jw-note jw-nowrap ${styles.clock}`} data-late={clock.isLate || undefined}>
        {clock.text}
      </span>
    </>
  );
}

/** The last thing done about a reminder; what a person wrote stands there itself. */
function Handling({ warning, day }: { warning: Warning; day: string }) {
  const last = handledSteps(warning)
    .filter((step) => step.isCancelling !== true)
    .at(-1);
  const isWritten = warning.warning_source === 'written';
  const text = isWritten ? warning.content : last?.text;
  const by = isWritten ? warning.user_name : last?.by;
  if (text === undefined) return <span className="jw-note">尚无处理记录</span>;
  return (
    <span className={`jw-break jw-clamp-2 ${styles.lastStep}`} title={text}>
      {text}
      <span className={`jw-ink-3 jw-nowrap ${styles.minor}`}>
        {by} {last?.time !== undefined && reportTimeText(last.time, day)}
      </span>
    </span>
  );
}

type ActionsProps = Pick<WarningTableProps, 'onWrite' | 'onCancel'> & { warning: Warning };

function Actions({ warning, onWrite, onCancel }: ActionsProps) {
  const subject = [warning.patient_name, warning.laboratory_name].filter(Boolean).join(' ');
  const { title } = formWords(warning);
  if (!mayWrite(warning)) return null;
  return (
    <>
      <NextStep warning={warning} isSmall />
      <Button size="small" variant="text" aria-label={`${subject}：${title}`} onClick={() => onWrite(warning)}>
        {title}
      </Button>
      <Button size="small" variant="text" aria-label={`${subject}：取消提醒`} onClick={() => onCancel(warning)}>
        取消提醒
      </Button>
    </>
  );
}
