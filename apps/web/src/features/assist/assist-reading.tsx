import type { Reading, ReadingFinding } from '@jianwei/api-client/model';
import { type Column, Table } from '../../kit/table/table.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { noteOf } from '../../parts/reading/reading-text.ts';
import { levelWord, statusWord, urgencyWord } from '../../parts/reading/reading-words.ts';
import styles from './assist.module.css';

const COLUMNS: readonly Column<ReadingFinding>[] = [
  { header: '紧急程度', isNowrap: true, width: 72, cell: ({ urgency }) => urgencyWord(urgency) },
  { header: '发现', isRowHeader: true, cell: ({ title }) => title },
  { header: '结果', cell: ({ value_text: value }) => value },
  {
    header: '说明',
    cell: (finding) => [statusWord(finding), finding.change_text, noteOf(finding)].filter(Boolean).join('，'),
  },
  { header: '现在做什么', cell: ({ actions = [] }) => actions.map(({ text }) => text).join('；') },
];

/** What is said of the entries first: the sentences of a report with these results, word for word. */
export function AssistReading({ reading }: { reading: Reading | undefined }) {
  if (reading === undefined) return null;
  return (
    <TitledSection title="综合判读" aside={levelWord(reading.level)}>
      <p className={`jw-song ${styles.headline}`}>{reading.headline.map(({ text }) => text).join('；')}</p>
      {reading.findings.length > 0 && (
        <div className="jw-scroll-x">
          <Table caption="发现" columns={COLUMNS} rows={reading.findings} rowKey={({ finding_id: id }) => id} />
        </div>
      )}
    </TitledSection>
  );
}
