import type { KnowledgeLaboratory } from '@jianwei/api-client/model';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { labName } from '../../parts/lab/lab-text.ts';
import { laboratoryAddress } from './laboratory-state.ts';
import { TestsLink, type TestsLinkProps } from './tests-link.tsx';

interface LaboratoryTableProps extends Pick<TestsLinkProps, 'onOpenPage'> {
  caption: string;
  laboratories: readonly KnowledgeLaboratory[];
}

/** Lab items by name and specimen, each leading to what is known of it. */
export function LaboratoryTable({ caption, laboratories, onOpenPage }: LaboratoryTableProps) {
  const columns: Column<KnowledgeLaboratory>[] = [
    {
      id: 'name',
      header: '检验项目',
      isRowHeader: true,
      cell: (item) => (
        <TestsLink
          address={laboratoryAddress({ name: item.laboratory_name, specimen: item.standard_specimen })}
          onOpenPage={onOpenPage}
        >
          {labName(item)}
        </TestsLink>
      ),
    },
    { id: 'specimen', header: '标本', cell: ({ standard_specimen: specimen }) => specimen },
  ];
  return <Table caption={caption} columns={columns} rows={laboratories} rowKey={({ knowledge_id: id }) => id} />;
}
