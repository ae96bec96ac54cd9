import { assessmentOf } from '../../../parts/assessments/assessment-registry.ts';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { Reload } from '../../../kit/query/query-state.tsx';
import { AssessmentTimeline } from '../shared/assessment-timeline.tsx';
import { MINUTE_PATTERN } from '../shared/assessment-texts.ts';
import type { RecordPart, RecordViewTool } from './open-record.ts';
import type { RecordTypes } from './record-tool.ts';

/** The records of the patient, newest first, with the entry for a new one on top. */
export function RecordList<T extends RecordTypes>({ tool, record }: RecordPart<T> & { tool: RecordViewTool<T> }) {
  const { mode, openId, entries = [], history, report, startedAt, leave } = record;
  const { title, unsaved, note, Aside } = tool;
  const create = {
    label: assessmentOf(tool.apiType)?.createLabel ?? '',
    unsaved: { title: unsaved, startedAt },
    onNew: () => {
      if (mode !== 'new') void leave(record.openNew);
    },
  };
  return (
    <>
      <AssessmentTimeline
        title={title}
        {...(record.mayWrite && { create })}
        entries={entries.map((entry, index) => {
          const isEdited = mode === 'edit' && entry.report_id === openId;
          const line = tool.entry(entry, { index, count: entries.length, isEdited });
          return {
            ...line,
            id: entry.report_id,
            time: formatDate(line.time ?? entry.report_time, MINUTE_PATTERN),
          };
        })}
        // Where nothing is open nothing is selected, and nothing is unsaved either.
        selectedId={mode === 'new' ? null : (openId ?? '')}
        {...(note !== undefined && { note })}
        onSelect={(id) => {
          if (id !== openId || mode === 'new') void leave(() => record.open(id));
        }}
      />
      {history.isError && <Reload onReload={() => void history.refetch()} />}
      {Aside && report && <Aside key={report.report_id} report={report} />}
    </>
  );
}
