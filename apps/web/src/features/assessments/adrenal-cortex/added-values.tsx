import type { AdrenalCortexReport } from '@jianwei/api-client/model';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { Table } from '../../../kit/table/table.tsx';
import { TitledSection } from '../record/titled-section.tsx';
import { MINUTE_PATTERN } from '../shared/assessment-texts.ts';
import styles from './added-values.module.css';
import { addedItems, adrenalFormFromApi } from './adrenal-cortex-values.ts';

/** Who added results to the report, and when. */
export function savedText({ saved_time: time, user_name: name }: AdrenalCortexReport): string {
  return [time === undefined ? '' : formatDate(time, MINUTE_PATTERN), name].filter(Boolean).join('　');
}

/** What was added by hand to the report. Nothing where nothing was. */
export function AddedValues({ report }: { report: AdrenalCortexReport }) {
  const items = addedItems(adrenalFormFromApi(report.values));
  if (items.length === 0) return null;
  return (
    <TitledSection title="补充结果" aside={savedText(report)}>
      <Table
        caption="手动补充的检查结果"
        className={styles.values}
        rows={items}
        rowKey={({ field }) => field}
        columns={[
          {
            id: 'item',
            header: '项目',
            isHeaderHidden: true,
            isRowHeader: true,
            width: '60%',
            cell: ({ label }) => label,
          },
          { id: 'value', header: '结果', isHeaderHidden: true, cell: ({ text }) => text },
        ]}
      />
    </TitledSection>
  );
}
