import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { Warning } from '@jianwei/api-client/model';
import { useListWarnings } from '@jianwei/api-client/warnings/warnings';
import type { ComponentType, ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAddress } from '../../kit/lib/address.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Facts } from '../../kit/ui/facts.tsx';
import { withoutReload } from '../../kit/ui/form-field.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { AbnormalValue } from '../../parts/lab/abnormal-value.tsx';
import { unitText } from '../../parts/lab/lab-text.ts';
import { detailAddress } from '../../parts/report/detail-address.ts';
import type { TrendSlotProps } from '../../parts/report/detail-slots.ts';
import { PatientName, Ward } from '../../parts/report/patient-columns.tsx';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { EarlierResults, trendOf } from './earlier-results.tsx';
import { HandlingField, useHandlingForm } from './handling-form.tsx';
import { CancelDialog, useCancelling } from './cancel-dialog.tsx';
import { formWords, mayWrite } from './handling.ts';
import { NextStep } from './next-step.tsx';
import { HandlingHistory, HandlingState } from './warning-parts.tsx';
import styles from './warnings.module.css';

function WarningFacts({ warning }: { warning: Warning }) {
  const { laboratory_name: name, original_result: result, original_units: unit = '', critical } = warning;
  const { report_id: reportId, report_name: reportName = '检验报告' } = warning;
  const isWritten = warning.warning_source === 'written';
  const withUnit = (text: string | undefined) => text && [text, unitText(unit)].filter(Boolean).join(' ');
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['危急值界限', withUnit(warning.critical_limit)],
    ['参考区间', withUnit(warning.original_reference_interval)],
    ['标本', warning.original_specimen],
    ['报告', reportId && <AllowedLink to={detailAddress({ reportId })}>{`${reportName}（${reportId}）`}</AllowedLink>],
    ['时间', formatDate(warning.create_time, 'yyyy-MM-dd HH:mm')],
    ['提醒人', isWritten && warning.user_name],
  ];
  return (
    <section aria-label="危急值">
      <p className={`jw-row jw-baseline jw-wrap ${styles.person}`}>
        <span>
          <PatientName report={warning} />
        </span>
        <Ward report={warning} />
      </p>
      {name !== undefined && result !== undefined && (
        <p className={`jw-row jw-baseline jw-wrap ${styles.result}`}>
          <span>{name}</span>
          <AbnormalValue value={result} critical={critical} unit={unit} showCriticalTag />
        </p>
      )}
      {(name === undefined || isWritten) && (
        <p className={`jw-break ${styles.written} ${styles.content}`}>{warning.content}</p>
      )}
      <Facts className={`jw-grid jw-ruled ${styles.facts}`} facts={facts} />
    </section>
  );
}

function WarningHandling({ warning }: { warning: Warning }) {
  const { isDirty, isBusy, save, draft } = useHandlingForm(warning);
  const [cancelled, cancel] = useCancelling();
  const isOpen = mayWrite(warning);
  // A reminder that a colleague cancelled meanwhile must not take what is typed with it.
  const hasForm = isOpen || isDirty;
  return (
    <section className={`jw-grid jw-gap-16 ${styles.handling}`}>
      <SectionHeading title="处理情况" aside={<HandlingState warning={warning} />} />
      <HandlingHistory warning={warning} emptyText="尚无处理记录" />
      <NextStep warning={warning} />
      {hasForm && (
        <form
          className={`jw-grid jw-gap-12 ${styles.form}`}
          aria-label={formWords(warning).title}
          onSubmit={withoutReload(save)}
        >
          <HandlingField {...draft} rows={5} />
          <div className="jw-row jw-gap-12 jw-end">
            {isOpen && (
              <Button variant="text" onClick={() => cancel(warning.warning_id)}>
                取消提醒
              </Button>
            )}
            <Button type="submit" variant="primary" busy={isBusy}>
              保存记录
            </Button>
          </div>
        </form>
      )}
      {isOpen && cancelled === warning.warning_id && <CancelDialog warning={warning} onClose={() => cancel('')} />}
    </section>
  );
}

interface WarningDetailPageProps {
  Trend: ComponentType<TrendSlotProps>;
}

function CriticalValue({ warning, Trend }: WarningDetailPageProps & { warning: Warning }) {
  const [query, change] = useAddress();
  const hasTrend = query.get('trend') === 'open';
  const request = trendOf(warning);
  return (
    <div className={`jw-grid ${styles.columns}`}>
      <div className={`jw-grid ${styles.column}`}>
        <WarningFacts warning={warning} />
        {request && (
          <section>
            <SectionHeading
              title="历次结果"
              aside={
                <Button size="small" variant="text" onClick={() => change({ trend: 'open' })}>
                  查看历史趋势
                </Button>
              }
            />
            <EarlierResults warning={warning} request={request} />
          </section>
        )}
      </div>
      <WarningHandling key={warning.warning_id} warning={warning} />
      {hasTrend && request && (
        <Trend {...request} patientId={warning.patient_id} onClose={() => change({ trend: '' }, { replace: true })} />
      )}
    </div>
  );
}

/** 危急值详情: one critical value with its report, the item's results, and what was done about it. */
export function WarningDetailPage({ Trend }: WarningDetailPageProps) {
  const id = useSearchParams()[0].get('id') ?? '';
  const mayOpen = useMayOpen();
  const warning = useListWarnings(
    { warning_id: id, page: 0, page_size: 1 },
    {
      query: {
        enabled: id !== '',
        // An answer that holds another one (a back end that does not know the parameter) counts as none.
        select: ({ data }) => {
          if (isUndetermined(data[0]?.warning_id)) throw new Error(UNDETERMINED);
          return data.find(({ warning_id: found }) => found === id) ?? null;
        },
      },
    },
  );
  const missing = (
    <EmptyState
      title="提醒不存在"
      hint={id === '' ? '地址中没有提醒编号' : `提醒编号 ${id}，可能已撤回或地址有误`}
      action={mayOpen('/crisis-reminder') && <Link to="/crisis-reminder">返回危急值提醒</Link>}
    />
  );
  return (
    <section className={`jw-sheet ${styles.sheet}`}>
      <QueryState
        query={warning}
        failed="危急值未能载入"
        lines={6}
        loading={id === '' && missing}
        empty={(found) => found === null && missing}
      >
        {(found) => found && <CriticalValue key={found.warning_id} warning={found} Trend={Trend} />}
      </QueryState>
    </section>
  );
}
