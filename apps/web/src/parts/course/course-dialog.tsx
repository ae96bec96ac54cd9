import type { LaboratoryRow, ReportData } from '@jianwei/api-client/model';
import { useListCourses } from '@jianwei/api-client/courses/courses';
import { gfrStage } from '@jianwei/clinical-rules/ckd/stages';
import { STACKED_AT_MOST, withCompanions, YEARLY_CODE } from '@jianwei/clinical-rules/course/companions';
import { courseSentence, stagePathText } from '@jianwei/clinical-rules/course/wording';
import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { Dialog } from '../../kit/overlay/overlay.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Kbd } from '../../kit/ui/kbd.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { courseCodeOf } from '../lab/course-row.ts';
import type { CourseSlotProps } from '../report/detail-slots.ts';
import { DISCLAIMER, patientLine } from '../report/print-lines.ts';
import { copyResult } from '../result/result-actions.tsx';
import { useHasSingleKeys } from '../session/single-keys.ts';
import { CourseChart } from './course-chart.tsx';
import {
  chooseSeries,
  courseTitle,
  defaultRange,
  pointsWithin,
  rangeStart,
  type Series,
  spokenSeries,
} from './course-data.ts';
import { COURSE_RANGES } from './course-range.ts';
import { CourseLegend } from './course-legend.tsx';
import { CourseTable } from './course-table.tsx';
import styles from './course.module.css';
import { useDialogKeys } from './use-course-keys.ts';

const DAY_MS = 86_400_000;

/** Items of the report whose course can be drawn, by code, each once. */
function itemsOf(report: ReportData): ReadonlyMap<string, LaboratoryRow> {
  return new Map(
    report.laboratories.filter(({ course }) => course !== undefined).map((row) => [courseCodeOf(row), row] as const),
  );
}

/** The course of an item: its results over true time with what goes with it, as curves and as a table. */
export function CourseDialog(props: CourseSlotProps) {
  const { report, patientId, codes: asked, onClose } = props;
  const [first = ''] = asked;
  const codes = asked.length > 1 ? asked.slice(0, STACKED_AT_MOST) : withCompanions(first);
  const query = useListCourses(
    patientId,
    { codes: codes.join(',') },
    { query: { enabled: patientId !== '' }, request: { suppress: true } },
  );
  const items = itemsOf(report);
  const specimens = new Map([...items].map(([code, row]) => [code, row.original_specimen ?? '']));
  // A companion that the patient never had would only take room.
  const series = chooseSeries(query.data?.items ?? [], codes, specimens).filter(
    ({ code, points }, index) => index === 0 || points.length > 0 || asked.includes(code),
  );
  const name = items.get(first)?.laboratory_name ?? first;
  const [main] = series;
  return (
    <Dialog
      title={main ? courseTitle(series) : name}
      width="90%"
      onClose={onClose}
      extra={
        <span className="jw-ink-2">
          {[report.patient && patientLine(report.patient, report.report_time), main?.specimen]
            .filter(Boolean)
            .join('\u3000')}
        </span>
      }
    >
      <QueryState query={query} lines={12} failed="病程未能载入">
        {() => <CourseBody key={codes.join(',')} {...props} series={series} codes={codes} items={items} />}
      </QueryState>
    </Dialog>
  );
}

interface CourseBodyProps extends CourseSlotProps {
  series: readonly Series[];
  items: ReadonlyMap<string, LaboratoryRow>;
}

function CourseBody({ report, series, codes, items, range: asked, onRange, onCodes }: CourseBodyProps) {
  const place = useRef<HTMLDivElement>(null);
  const [hasKeys] = useHasSingleKeys();
  const [picked, setSelected] = useState<number | undefined>();
  const [main] = series;
  const newest = Math.max(0, ...series.flatMap(({ points }) => points.at(-1)?.time ?? []));
  const reportTime = report.report_time ?? new Date(newest).toISOString();
  const range = asked ?? defaultRange(main, reportTime);
  const shown = series.map((one) => ({ series: one, points: pointsWithin(one, range, reportTime) }));
  const times = [...new Set(shown.flatMap(({ points }) => points.map(({ time }) => time)))].toSorted((a, b) => a - b);
  const selected = picked !== undefined && times.includes(picked) ? picked : undefined;
  const sentence = sentenceOf(shown);

  const step = (by: number) => {
    const at = selected === undefined ? (by < 0 ? times.length : -1) : times.indexOf(selected);
    setSelected(times[Math.min(times.length - 1, Math.max(0, at + by))]);
  };
  const copy = () => void copyResult(sentence);
  useDialogKeys(place, {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    ...(hasKeys && { 1: () => onRange('3m'), 2: () => onRange('1y'), 3: () => onRange('all') }),
    ...(hasKeys && sentence !== '' && { c: copy }),
  });

  const total = main?.points.length ?? 0;
  const labels = { '3m': '3 月', '1y': '1 年', all: `全部 ${total} 次` };
  const others = [...items].filter(([code]) => !codes.includes(code));
  return (
    <div ref={place}>
      <div className={`jw-row jw-wrap jw-between ${styles.tools}`}>
        <span className="jw-row jw-wrap jw-gap-12">
          <span className="jw-no-print">
            <Segmented
              label="时间范围"
              options={COURSE_RANGES.map((value) => ({ value, label: labels[value] }))}
              value={range}
              onChange={onRange}
            />
          </span>
          <span className="jw-note">{spanOf(times) && `${spanOf(times)}，真实时间`}</span>
        </span>
        <span className="jw-row jw-wrap jw-gap-12 jw-no-print">
          <span className={`jw-note ${styles.keys}`}>
            {hasKeys && (
              <>
                <Kbd>1</Kbd> <Kbd>2</Kbd> <Kbd>3</Kbd> 范围{'\u3000'}
              </>
            )}
            <Kbd>←</Kbd> <Kbd>→</Kbd> 选点
          </span>
          {codes.length < STACKED_AT_MOST && others.length > 0 && (
            <Select
              className="jw-fixed"
              aria-label="叠加项目"
              value=""
              onChange={(event) => onCodes([...codes, event.target.value])}
            >
              <option value="">叠加项目</option>
              {others.map(([code, row]) => (
                <option key={code} value={code}>
                  {row.laboratory_name}
                </option>
              ))}
            </Select>
          )}
          {sentence !== '' && (
            <Button size="small" icon={<Copy size={14} />} aria-keyshortcuts={hasKeys ? 'C' : undefined} onClick={copy}>
              复制一句 {hasKeys && <Kbd>C</Kbd>}
            </Button>
          )}
        </span>
      </div>
      <div className={`jw-grid ${styles.body}`}>
        <CourseChart
          shown={shown}
          times={times}
          {...axisOf(times, range, reportTime)}
          {...{ selected }}
          onSelect={setSelected}
        />
        <section aria-label="一句话与数据">
          {sentence !== '' && (
            <>
              <h3 className="jw-small">一句话</h3>
              <p className={`jw-song jw-heading ${styles.sentence}`}>
                {sentence}
                {stagesOf(shown)}
              </p>
            </>
          )}
          {times.length > 0 && (
            <CourseTable
              shown={shown}
              times={times}
              reportTime={reportTime}
              selected={selected}
              onSelect={setSelected}
            />
          )}
          {series.map((one) => (
            <Unconvertible key={one.code} series={one} />
          ))}
        </section>
      </div>
      <CourseLegend />
      <p className="jw-print-only jw-print-small jw-print-foot">{DISCLAIMER}</p>
    </div>
  );
}

/** Results whose unit leads nowhere: on no curve, but not gone. */
function Unconvertible({ series: { name, unconvertible } }: { series: Series }) {
  if (unconvertible.length === 0) return null;
  return (
    <div className="jw-note">
      <h3 className="jw-small">单位无法换算</h3>
      <ul>
        {unconvertible.map(({ time, report_id: id, original_result: result, original_unit: unit }, index) => (
          <li key={`${id}-${index}`}>
            {formatDate(time, 'yyyy-MM-dd HH:mm')} {name} {result} {unit}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Shown = readonly { series: Series; points: ReturnType<typeof pointsWithin> }[];

const dayOf = (time: number | undefined) => (time === undefined ? '' : formatDate(time, 'yyyy-MM-dd'));

function spanOf(times: readonly number[]): string {
  return times.length === 0 ? '' : `${dayOf(times[0])} 至 ${dayOf(times.at(-1))}`;
}

function sentenceOf(shown: Shown): string {
  const [main] = shown;
  const spoken = shown.map(({ series, points }, index) => spokenSeries(series, points, index === 0));
  const told = main?.points.filter(({ mark, value }) => mark !== 'suspect' && value !== null) ?? [];
  return courseSentence(dayOf(told[0]?.time), dayOf(told.at(-1)?.time), spoken);
}

/** How the stage of eGFR moved, where eGFR is shown. */
function stagesOf(shown: Shown): string {
  const egfr = shown.find(({ series }) => series.code === YEARLY_CODE);
  if (!egfr) return '';
  const { numbers } = spokenSeries(egfr.series, egfr.points, false);
  const path = stagePathText(numbers.map(({ value }) => gfrStage(value)));
  return path === '' ? '' : `eGFR ${path}。`;
}

/** The axis spans the window; of a window without its first months what there is, with some room at both ends. */
function axisOf(times: readonly number[], range: CourseSlotProps['range'], reportTime: string) {
  const [first, last] = [times[0] ?? Date.parse(reportTime), times.at(-1) ?? Date.parse(reportTime)];
  const start = range === undefined || range === 'all' ? first : rangeStart(range, reportTime);
  const from = Math.max(Math.min(start, first), first - (last - first) / 3 - DAY_MS);
  const room = Math.max(DAY_MS, (last - from) * 0.03);
  return { from: from - room, to: last + room };
}
