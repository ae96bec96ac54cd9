import { useGetDataQuality, useGetDataVolumes } from '@jianwei/api-client/datacenter/datacenter';
import { isRefusal } from '@jianwei/api-client/transport/api-error';
import type { DataVolumes } from '@jianwei/api-client/model';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import { useRef } from 'react';
import { exportLabel, exportSheet } from '../../kit/admin/export-log.ts';
import { addressOf, useAddressState } from '../../kit/lib/address.ts';
import { formatDate, today as thisDay } from '../../kit/lib/format-date.ts';
import { countText } from '../../kit/lib/format-number.ts';
import { PageActions } from '../../kit/lib/page-frame.tsx';
import { OLDER_STAYS_QUIETLY, QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { FilterChips } from '../../parts/admin/filter-chips.tsx';
import { RangeActions } from '../../parts/admin/range-actions.tsx';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import { AFRESH, CLOSED, type DataCentreState, dayAsked, openNumber, rangeAsked, STATE } from './datacenter-state.ts';
import { dayText, exportLines } from './datacenter-words.ts';
import { ItemTable } from './item-table.tsx';
import { NewCodeList } from './new-codes.tsx';
import { QualityMatrix } from './quality-matrix.tsx';
import { QualityRows } from './quality-rows.tsx';
import { VolumeCalendar } from './volume-calendar.tsx';
import { VolumeMonths } from './volume-months.tsx';
import styles from './datacenter.module.css';

const YEAR_DAYS = 365;
const RANGES = [
  { days: 90, label: '近 90 日' },
  { days: YEAR_DAYS, label: '近 12 月' },
  { days: 731, label: '近 2 年' },
];
const STEPS = [
  { value: 'day', label: '每日' },
  { value: 'month', label: '每月' },
] as const;

/** 数据中心: how much data there is, from where, and how whole it is. */
export function DataCentrePage() {
  const [state, change] = useAddressState(STATE);
  const volumes = useGetDataVolumes({ ...rangeAsked(state), by: state.by }, OLDER_STAYS_QUIETLY);
  const quality = useGetDataQuality(dayAsked(state), OLDER_STAYS_QUIETLY);
  // A source or a range that is not there has nothing else to show than that.
  const isRefused = isRefusal(volumes.error);
  const opener = useRef<HTMLDivElement>(null);
  const open = openNumber(state);
  const today = volumes.data ? formatDate(volumes.data.as_of) : thisDay();
  const nameOf = (id: string) =>
    id === '' ? '全部来源' : (quality.data?.sources.find(({ source_id: one }) => one === id)?.name ?? id);
  const narrow = (part: Partial<DataCentreState>) => change({ ...AFRESH, ...part });
  const close = () => {
    change(CLOSED);
    opener.current?.querySelector<HTMLElement>('[data-number][aria-pressed="true"]')?.focus();
  };
  const chips = [
    { text: state.source === '' ? '' : nameOf(state.source), clear: { source: '' } },
    { text: state.day, clear: { day: '' } },
  ].filter(({ text }) => text !== '');
  const { data: counted } = volumes;
  const { data: checked } = quality;
  const lines = counted && checked && exportLines(counted, checked);
  return (
    <div ref={opener} className="jw-grid jw-gap-16">
      <PageActions>
        <RangeActions
          chosen={state}
          answered={counted}
          today={today}
          ranges={RANGES}
          usual={YEAR_DAYS}
          onChange={(range) => narrow({ ...range, day: '' })}
        />
        <Button disabled={lines === undefined} onClick={() => lines && void exportSheet('数据中心', lines)}>
          {exportLabel(lines)}
        </Button>
      </PageActions>
      <section className={`jw-sheet jw-grid jw-gap-16 ${styles.sheet}`}>
        <FilterChips chips={chips} onClear={(clear) => narrow(clear)} />
        <TitledSection
          title="数据量"
          rule="none"
          aside={
            <Segmented
              label="数据量按"
              options={STEPS}
              value={state.by}
              onChange={(by) => narrow({ by, ...(by === 'month' && { day: '' }) })}
            />
          }
        >
          <QueryState query={volumes} failed="数据量未能载入" lines={9} onClear={() => change(STATE.initial)}>
            {(data) => (
              <div className="jw-grid jw-gap-12">
                <Sums data={data} />
                {data.by === 'month' ? (
                  <VolumeMonths
                    months={data.days}
                    to={data.to}
                    onMonth={(range) => narrow({ ...range, by: 'day', day: '' })}
                  />
                ) : (
                  <VolumeCalendar data={data} today={today} chosen={state.day} onDay={(day) => narrow({ day })} />
                )}
                <ChosenDay data={data} state={state} today={today} />
              </div>
            )}
          </QueryState>
        </TitledSection>
        <div hidden={isRefused}>
          <TitledSection title="数据质量" aside="未通过的结果 ÷ 应检查的结果，与条数；数字打开它的结果">
            <QueryState query={quality} failed="数据质量未能载入" lines={8}>
              {(data) => (
                <QualityMatrix
                  data={data}
                  open={state}
                  onOpen={({ check, of }) =>
                    state.check === check && state.of === of ? close() : change({ ...CLOSED, check, of })
                  }
                  onSource={(source) => narrow({ source })}
                />
              )}
            </QueryState>
          </TitledSection>
        </div>
      </section>
      {!isRefused && open && (
        <QualityRows
          of={open}
          item={state.item || state.unlisted}
          name={nameOf(state.of || state.source)}
          // What a source sent first this week lies within the range that is meant where none is said.
          asked={'item_id' in open ? {} : { ...dayAsked(state), source: state.of || state.source }}
          page={state.page}
          size={state.size}
          sort={state.rows_sort}
          onSort={(sort) => change({ rows_sort: sort, page: 0 })}
          onPage={(page) => change({ page })}
          onSize={(size) => change({ size, page: 0 })}
          onClose={close}
        />
      )}
      {!isRefused && (
        <section className={`jw-sheet ${styles.sheet}`}>
          <NewCodeList
            source={state.source}
            openId={state.source_item}
            onOpen={({ item_id: id, name, source_id: of }) =>
              change({ ...CLOSED, unlisted: name, of, source_item: String(id), rows_sort: '' })
            }
          />
        </section>
      )}
      <div hidden={isRefused}>
        <ItemTable state={state} onChange={change} />
      </div>
    </div>
  );
}

/** The range in one line. */
function Sums({ data }: { data: DataVolumes }) {
  const gaps = data.days.reduce((sum, { gap_days: days }) => sum + (typeof days === 'number' ? days : 0), 0);
  return (
    <p className="jw-body">
      {`${data.from} 至 ${data.to}：`}
      <b>{countText(data.reports)}</b> 份报告，<b>{countText(data.results)}</b> 条结果，缺口 <b>{countText(gaps)}</b> 日
      <span className="jw-note">{`　截至 ${formatDate(data.as_of, 'yyyy-MM-dd HH:mm')}，按报告日期`}</span>
    </p>
  );
}

/** What the chosen day had, and where it is compared with what the source sent. */
function ChosenDay({ data, state, today }: { data: DataVolumes; state: DataCentreState; today: string }) {
  const day = data.days.find(({ date }) => date === state.day);
  if (day === undefined) return null;
  const address = addressOf('/data-synchronism-check', { source: state.source || undefined, date: day.date });
  return (
    <p className="jw-row jw-gap-16 jw-body" role="status">
      <span>{dayText(day, data.began, today)}</span>
      <AllowedLink to={address}>{isTrue(day.is_gap) ? '与来源核对这一日' : '数据同步核对'}</AllowedLink>
    </p>
  );
}
