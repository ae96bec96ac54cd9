import type { CleaningPreview, CleaningPreviewRow } from '@jianwei/api-client/model';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import { useState } from 'react';
import { QueryState, type ReadState } from '../../kit/query/query-state.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { TableSkeleton } from '../../kit/ui/skeleton.tsx';
import { countsText } from './cleaning-words.ts';
import styles from './cleaning.module.css';

const FIRST = 6;
const ARROWS: Readonly<Record<string, string>> = { high: ' ↑', low: ' ↓' };

const COLUMNS: Column<CleaningPreviewRow>[] = [
  { header: '报告', isRowHeader: true, isNowrap: true, cell: (row) => row.report_id },
  {
    header: '患者',
    isNowrap: true,
    cell: (row) => `${row.patient_name} ${row.patient_gender} ${row.patient_age ?? ''}`.trim(),
  },
  { header: '原文', isNowrap: true, cell: (row) => row.original },
  {
    header: '读作',
    align: 'end',
    isNowrap: true,
    cell: (row) => (
      <span className={styles.read} data-state={row.state} title={row.reason || undefined}>
        {row.state === 'undetermined' ? '无法判定' : `${row.read}${ARROWS[row.state] ?? ''}`}
        {isTrue(row.is_critical) && <b className={styles.critical}> 危</b>}
      </span>
    ),
  },
  { header: '参考区间', isNowrap: true, cell: (row) => row.range || '—' },
  {
    header: '报告结论的变化',
    cell: (row) => row.change || (row.state === 'undetermined' && row.reason ? `不变，${row.reason}` : '不变'),
  },
];

interface PreviewPartProps {
  readonly query: ReadState<CleaningPreview>;
  readonly isConverted: boolean;
}

/** What approving would do: counts, rows as they would be read, and what becomes different of their reports. */
export function PreviewPart({ query, isConverted }: PreviewPartProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <QueryState query={query} failed="预览未能载入" loading={<TableSkeleton columns={[1, 1, 1, 1, 1, 2]} rows={5} />}>
      {(preview) => {
        const { rows, counts, results, reports, changed_reports: changed, worked } = preview;
        const shown = isWhole ? rows : rows.slice(0, FIRST);
        return (
          <section aria-label="批准后读出">
            <SectionHeading
              title="批准后读出"
              rule="none"
              aside={
                rows.length > FIRST && (
                  <button type="button" className="jw-press" onClick={() => setWhole(!isWhole)}>
                    {isWhole ? '只看前几条' : `全部 ${results} 条`}
                  </button>
                )
              }
            />
            <p className="jw-table-text">
              {countsText(preview)}；{reports} 份报告，{changed} 份的结论改变
            </p>
            {counts.old_critical > 0 && (
              <p className="jw-note">{`历史危急值 ${counts.old_critical} 条，超过 24 小时，不提醒`}</p>
            )}
            {isConverted && worked.length > 0 && (
              <p className="jw-note">{`换算：${worked.map(({ original, read }) => `${original} → ${read}`).join('　')}`}</p>
            )}
            <Table
              caption="批准后读出的结果"
              columns={COLUMNS}
              rows={shown}
              rowKey={(row, place) => `${row.report_id}-${place}`}
              density="compact"
            />
          </section>
        );
      }}
    </QueryState>
  );
}
