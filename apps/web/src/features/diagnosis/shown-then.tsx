import type { ReportReplay, ShownDiagnosis } from '@jianwei/api-client/model';
import {
  hasUndetermined,
  isTrue,
  isUndetermined,
  sayOf,
  UNDETERMINED,
} from '@jianwei/api-client/transport/undetermined';
import { useReplayReport } from '@jianwei/api-client/replay/replay';
import { formatDate } from '../../kit/lib/format-date.ts';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import styles from './shown-then.module.css';

interface ShownThenProps {
  reportId: string;
  patientId: string;
  diagnosisId: string;
}

/**
 * 当时与现在: that the report said otherwise of this diagnosis when it was shown first, and why. Nothing where it said the same, or where
 * nobody was shown it.
 */
export function ShownThen({ reportId, patientId, diagnosisId }: ShownThenProps) {
  const query = useReplayReport(reportId, { request: { suppress: true } });
  // An answer that speaks about another patient is never painted.
  const replay = query.data?.patient_id === patientId ? query.data : undefined;
  if (replay !== undefined) return <Compared replay={replay} diagnosisId={diagnosisId} />;
  if (!query.isError) return null;
  return (
    <p className="jw-row jw-gap-8 jw-note jw-below-16">
      首次显示时的解读未能载入，无法判定是否与现在一致
      <Button size="small" className="jw-no-print" onClick={() => void query.refetch()}>
        重新载入
      </Button>
    </p>
  );
}

interface Line {
  readonly label: string;
  readonly then: string;
  readonly now: string;
}

const RELIABLE = ['低', '中', '高'] as const;

function linesOf(then: ShownDiagnosis | undefined, now: ShownDiagnosis | undefined): Line[] {
  const reliable = (said: ShownDiagnosis | undefined) =>
    said === undefined ? '未提示' : sayOf(said.reliable, RELIABLE[said.reliable]);
  const grounds = (said: ShownDiagnosis | undefined) => said?.evidences.join('，') || '—';
  return [
    { label: '可靠性', then: reliable(then), now: reliable(now) },
    { label: '依据', then: grounds(then), now: grounds(now) },
  ];
}

/** Why it is said otherwise: what is told of the diagnosis, else of the report. */
function causesOf({ differences }: ReportReplay, diagnosisId: string): string[] {
  const readable = differences.filter((one) => !isUndetermined(one));
  const own = readable.filter(({ diagnosis_id: id }) => id === diagnosisId);
  const causes = new Set((own.length > 0 ? own : readable).map(({ cause }) => cause));
  if (readable.length < differences.length) causes.add(UNDETERMINED);
  return causes.size === 0 ? ['依据的检验结果有变化'] : [...causes];
}

const COLUMNS: readonly Column<Line>[] = [
  { header: '项目', isRowHeader: true, width: 96, cell: ({ label }) => label },
  { header: '当时', cell: ({ then }) => then },
  {
    header: '现在',
    cell: ({ then, now }) => (
      <>
        {now}
        {then !== now && <span className={`jw-nowrap ${styles.mark}`}>不同</span>}
      </>
    ),
  },
];

function Compared({ replay, diagnosisId }: { replay: ReportReplay; diagnosisId: string }) {
  const { shown_at: at, shown_by: by = '', is_replayed: isReplayed } = replay;
  if (replay.then === undefined || at === undefined) return null;
  const said = ({ diagnoses }: ReportReplay['now']) => diagnoses.find(({ diagnosis_id: id }) => id === diagnosisId);
  const all = [...replay.then.diagnoses, ...replay.now.diagnoses];
  const isUnsure = isUndetermined(at, ...all) || all.some(hasUndetermined);
  const lines = linesOf(said(replay.then), said(replay.now));
  if (!isUnsure && lines.every(({ then, now }) => then === now)) return null;
  const shown = isUndetermined(at) ? UNDETERMINED : formatDate(at, 'yyyy-MM-dd HH:mm');
  return (
    <TitledSection
      level={3}
      className="jw-below-20"
      title="当时与现在"
      aside={`首次显示 ${[shown, by].filter(Boolean).join('\u3000')}`}
    >
      <p className={`jw-body ${styles.cause}`}>
        {isUnsure ? '无法判定首次显示时的解读是否与现在一致' : `原因：${causesOf(replay, diagnosisId).join('；')}`}
      </p>
      {!isTrue(isReplayed) && (
        <p className="jw-table-text jw-ink-amber">以当时的结果与规则重新计算，与当时所显示的不一致</p>
      )}
      {!isUnsure && (
        <Table
          caption="该诊断，当时与现在"
          className={styles.lines}
          columns={COLUMNS}
          rows={lines}
          rowKey={({ label }) => label}
          rowState={({ then, now }) => ({ 'data-changed': then !== now || undefined })}
        />
      )}
    </TitledSection>
  );
}
