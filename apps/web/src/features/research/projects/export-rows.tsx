import { isTrue } from '@jianwei/api-client/transport/undetermined';
import type { ResearchExport } from '@jianwei/api-client/model';
import {
  getResearchExportFile,
  invalidateListResearchExports,
  invalidateListResearchProjects,
  useDecideResearchExport,
} from '@jianwei/api-client/research/research';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadFile } from '../../../kit/lib/csv.ts';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { type Column, Table } from '../../../kit/table/table.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { notice } from '../../../kit/ui/notice.tsx';
import { DecidedState } from './decided-state.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { exportStateWord, kindWord } from './words.ts';

/** Takes the file and its dictionary, each of which leaves once. */
export async function takeFiles({ export_id: id, name }: { export_id: string; name: string }): Promise<boolean> {
  try {
    const data = await getResearchExportFile(id);
    downloadFile(data, `${name}.csv`);
    const dictionary = await getResearchExportFile(id, { part: 'dictionary' });
    downloadFile(dictionary, 'dictionary.csv');
    notice.success('文件已下载');
    return true;
  } catch {
    // The transport has said why.
    return false;
  }
}

export function fileName({ project_name: project, version, kind }: ResearchExport): string {
  return `${project}_V${version}_${kindWord(kind)}`;
}

interface ExportRowsProps {
  rows: readonly ResearchExport[];
  /** The project is named where the rows are of several. */
  hasProject: boolean;
  isStale?: boolean;
}

/** Files that left or want to leave: who, what for, and what became of it. */
export function ExportRows({ rows, hasProject, isStale = false }: ExportRowsProps) {
  const queries = useQueryClient();
  const [deciding, setDeciding] = useState<ResearchExport | null>(null);
  const refresh = (): void => {
    void invalidateListResearchExports(queries);
    void invalidateListResearchProjects(queries);
  };
  const decide = useDecideResearchExport({ request: { suppress: true } });
  const answer = ({ export_id: exportId }: ResearchExport, approve: boolean, reason: string): void =>
    decide.mutate(
      { exportId, data: { approve, ...(reason !== '' && { reason }) } },
      {
        onSuccess: () => {
          notice.success(approve ? '已通过，申请者可在 24 小时内下载一次' : '未通过，理由已告知申请者');
          setDeciding(null);
          refresh();
        },
      },
    );
  const take = async (row: ResearchExport): Promise<void> => {
    await takeFiles({ export_id: row.export_id, name: fileName(row) });
    refresh();
  };
  const columns: Column<ResearchExport>[] = [
    { header: '申请者', isRowHeader: true, isNowrap: true, cell: ({ who }) => who },
    { header: '时间', isNowrap: true, cell: ({ when }) => formatDate(when, 'yyyy-MM-dd HH:mm') },
    ...(hasProject
      ? [{ header: '项目', cell: ({ project_name: name, version }: ResearchExport) => `${name} V${version}` }]
      : [{ header: '版本', cell: ({ version }: ResearchExport) => `V${version}` }]),
    { header: '内容', isNowrap: true, cell: ({ kind }) => kindWord(kind) },
    { header: '用途', cell: ({ purpose }) => <span className="jw-break">{purpose}</span> },
    { header: '行数', align: 'end', cell: ({ rows: count }) => count },
    {
      header: '状态',
      cell: ({ state, decided_by: by, reason, expires_time: until }) => (
        <DecidedState
          word={exportStateWord(state)}
          by={by}
          reason={reason}
          more={until !== undefined && state === 'ready' ? `至 ${formatDate(until, 'MM-dd HH:mm')}` : ''}
        />
      ),
    },
    {
      header: '操作',
      isHeaderHidden: true,
      align: 'end',
      isNowrap: true,
      isScreenOnly: true,
      cell: (row) => (
        <>
          {isTrue(row.may_download) && (
            <Button size="small" aria-label={`下载 ${fileName(row)}`} onClick={() => void take(row)}>
              下载
            </Button>
          )}
          {isTrue(row.may_decide) && (
            <Button
              size="small"
              variant="primary"
              aria-label={`审核 ${row.who} ${fileName(row)}`}
              onClick={() => setDeciding(row)}
            >
              审核
            </Button>
          )}
        </>
      ),
    },
  ];
  return (
    <>
      <Table
        caption="导出记录"
        columns={columns}
        rows={rows}
        rowKey={({ export_id: id }) => id}
        density="loose"
        isStale={isStale}
        isPage
      />
      {deciding !== null && (
        <DecideDialog
          title="审核导出"
          facts={[
            ['项目', `${deciding.project_name} V${deciding.version}`],
            ['申请者', deciding.who],
            ['内容', `${kindWord(deciding.kind)}，${deciding.rows} 行`],
            ['用途', deciding.purpose],
          ]}
          isBusy={decide.isPending}
          failure={decide.error?.message}
          onAnswer={(approve, reason) => answer(deciding, approve, reason)}
          onClose={() => setDeciding(null)}
        />
      )}
    </>
  );
}
