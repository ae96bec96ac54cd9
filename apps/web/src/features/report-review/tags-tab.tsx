import {
  invalidateListReportTags,
  removeReportTag,
  useListReportTags,
} from '@jianwei/api-client/report-review/report-review';
import {
  invalidateListPatientTaggedReports,
  invalidateListReports,
  tagReportDisease,
  tagReportLaboratory,
  useListPatientTaggedReports,
} from '@jianwei/api-client/reports/reports';
import type { ReportData, ReportTag, TaggedReport } from '@jianwei/api-client/model';
import { sayOf } from '@jianwei/api-client/transport/undetermined';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { type Done, UndoStrip } from '../../parts/admin/undo-strip.tsx';
import { MARKS, type NewTag, TagForm } from './tag-form.tsx';
import styles from './report-review.module.css';

/** The call of a mark. */
function send(reportId: string, { subject, targetId, tag, comment }: Omit<NewTag, 'targetName'>): Promise<unknown> {
  const mark = { report_id: reportId, tag, comment };
  return subject === 'disease'
    ? tagReportDisease({ ...mark, diagnosis_id: targetId })
    : tagReportLaboratory({ ...mark, laboratory_id: targetId });
}

interface TagsTabProps {
  readonly report: ReportData;
  readonly reportId: string;
  readonly onOpen: (reportId: string) => void;
}

/** What people marked on the report, and a mark of one's own: 符合, 不符 or 漏; each can be taken back. */
export function TagsTab({ report, reportId, onOpen }: TagsTabProps) {
  const client = useQueryClient();
  const tags = useListReportTags(reportId, { request: { suppress: true } });
  const [done, setDone] = useState<Done>();
  const [isBusy, setBusy] = useState(false);
  const once = useOnce();
  const patientId = report.patient?.patient_id ?? '';
  const reread = async () => {
    await Promise.all([
      invalidateListReportTags(client, reportId),
      invalidateListPatientTaggedReports(client, patientId),
      invalidateListReports(client),
    ]);
  };
  const former = (subject: ReportTag['subject'], targetId: string) =>
    tags.data?.data.find((tag) => tag.mine && tag.subject === subject && tag.target_id === targetId);
  /** Back to the mark that stood before, or to none. */
  const back = (subject: ReportTag['subject'], targetId: string, before: ReportTag | undefined) =>
    before === undefined
      ? removeReportTag(reportId, { subject, target_id: targetId })
      : send(reportId, { subject, targetId, tag: before.tag, comment: before.comment });
  const change = async (work: () => Promise<unknown>, told: Done): Promise<boolean> => {
    let isDone = false;
    setBusy(true);
    await once(async () => {
      await work();
      isDone = true;
      setDone(told);
      await reread();
    });
    setBusy(false);
    return isDone;
  };
  const save = (tag: NewTag) => {
    const before = former(tag.subject, tag.targetId);
    return change(() => send(reportId, tag), {
      text: `已标注「${tag.targetName}」${MARKS[tag.tag]}`,
      changeIds: [],
      undo: () => back(tag.subject, tag.targetId, before),
    });
  };
  const remove = (tag: ReportTag) =>
    change(() => removeReportTag(reportId, { subject: tag.subject, target_id: tag.target_id }), {
      text: `已取消「${tag.target_name}」的标注`,
      changeIds: [],
      undo: () => back(tag.subject, tag.target_id, tag),
    });
  return (
    <>
      <TagForm report={report} isBusy={isBusy} onSave={save} />
      {done && <UndoStrip done={done} onUndone={() => void reread()} onClose={() => setDone(undefined)} />}
      <TitledSection title="标注">
        <QueryState
          query={tags}
          failed="标注未能载入"
          lines={3}
          empty={({ data }) => data.length === 0 && <EmptyState title="还没有标注" />}
        >
          {({ data }) => (
            <ul className={styles.rules}>
              {data.map((tag) => (
                <TagLine key={`${tag.subject}${tag.target_id}${tag.user_name}`} tag={tag} onRemove={remove} />
              ))}
            </ul>
          )}
        </QueryState>
      </TitledSection>
      {patientId !== '' && <TaggedReports patientId={patientId} onOpen={onOpen} />}
    </>
  );
}

function TagLine({ tag, onRemove }: { tag: ReportTag; onRemove: (tag: ReportTag) => Promise<boolean> }) {
  const who = `${tag.user_name} ${formatDate(tag.time, 'MM-dd HH:mm')}`;
  return (
    <li className="jw-row jw-between jw-gap-12">
      <span className="jw-grid">
        <span>
          <b>{tag.target_name}</b> {sayOf(tag.tag, MARKS[tag.tag])}
        </span>
        <span className="jw-note">{tag.comment === '' ? who : `${tag.comment}，${who}`}</span>
      </span>
      {tag.mine && (
        <Button size="small" aria-label={`取消标注 ${tag.target_name}`} onClick={() => void onRemove(tag)}>
          取消
        </Button>
      )}
    </li>
  );
}

function columnsOf(onOpen: TagsTabProps['onOpen']): readonly Column<TaggedReport>[] {
  return [
    {
      header: '报告',
      isRowHeader: true,
      cell: (row) => (
        <Button size="small" variant="text" onClick={() => onOpen(row.report_id)}>
          {row.report_name}
        </Button>
      ),
    },
    { header: '时间', isNowrap: true, cell: (row) => formatDate(row.report_time, 'yyyy-MM-dd') },
    { header: '诊断', align: 'end', cell: (row) => row.disease_tagging_count },
    { header: '检验行', align: 'end', cell: (row) => row.laboratory_tagging_count },
  ];
}

/** Reports of the same patient that anybody marked. */
function TaggedReports({ patientId, onOpen }: { patientId: string; onOpen: TagsTabProps['onOpen'] }) {
  const tagged = useListPatientTaggedReports(patientId, { request: { suppress: true } });
  return (
    <TitledSection title="该患者标注过的报告">
      <QueryState
        query={tagged}
        failed="标注过的报告未能载入"
        lines={3}
        empty={({ data }) => data.length === 0 && <EmptyState title="该患者还没有标注过的报告" />}
      >
        {({ data }) => (
          <Table caption="该患者标注过的报告" columns={columnsOf(onOpen)} rows={data} rowKey={(row) => row.report_id} />
        )}
      </QueryState>
    </TitledSection>
  );
}
