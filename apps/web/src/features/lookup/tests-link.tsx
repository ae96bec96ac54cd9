import type { KnowledgeLaboratory } from '@jianwei/api-client/model';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Table } from '../../kit/table/table.tsx';
import { labName } from '../../parts/lab/lab-text.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { laboratoryAddress, type LaboratoryState } from './lookup-address.ts';
import styles from './lookup.module.css';

export interface TestsLinkProps {
  /** What the page 懂检验 shows. */
  to: Partial<LaboratoryState>;
  /** Opens the page where the reader is, instead of leaving for it. */
  onOpenPage: ((address: string) => void) | undefined;
  children: ReactNode;
}

/** Leads to the page 懂检验; plain text for who may not open it. */
export function TestsLink({ to, onOpenPage, children }: TestsLinkProps) {
  const mayOpen = useMayOpen();
  const address = laboratoryAddress(to);
  if (!mayOpen(address)) return children;
  if (onOpenPage === undefined) return <Link to={address}>{children}</Link>;
  return (
    <button type="button" className={styles.link} onClick={() => onOpenPage(address)}>
      {children}
    </button>
  );
}

interface LaboratoryTableProps extends Pick<TestsLinkProps, 'onOpenPage'> {
  caption: string;
  laboratories: readonly KnowledgeLaboratory[];
}

/** Lab items by name and specimen, each leading to what is known of it. */
export function LaboratoryTable({ caption, laboratories, onOpenPage }: LaboratoryTableProps) {
  return (
    <Table
      caption={caption}
      columns={[
        {
          id: 'name',
          header: '检验项目',
          isRowHeader: true,
          cell: (item) => (
            <TestsLink to={{ name: item.laboratory_name, specimen: item.standard_specimen }} onOpenPage={onOpenPage}>
              {labName(item)}
            </TestsLink>
          ),
        },
        { id: 'specimen', header: '标本', cell: ({ standard_specimen: specimen }) => specimen },
      ]}
      rows={laboratories}
      rowKey={({ knowledge_id: id }) => id}
    />
  );
}
