import type { KnowledgeLaboratory } from '@jianwei/api-client/model';
import { labName } from '../../shared/ui/lab-text.ts';
import { laboratoryAddress } from './laboratory-state.ts';
import { TestsLink, type TestsLinkProps } from './tests-link.tsx';

interface LaboratoryTableProps extends Pick<TestsLinkProps, 'onOpenPage'> {
  caption: string;
  laboratories: readonly KnowledgeLaboratory[];
}

/** Lab items by name and specimen, each leading to what is known of it. */
export function LaboratoryTable({ caption, laboratories, onOpenPage }: LaboratoryTableProps) {
  return (
    <table className="jw-table" aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">检验项目</th>
          <th scope="col">标本</th>
        </tr>
      </thead>
      <tbody>
        {laboratories.map((item) => (
          <tr key={item.knowledge_id}>
            <td>
              <TestsLink
                address={laboratoryAddress({ name: item.laboratory_name, specimen: item.standard_specimen })}
                onOpenPage={onOpenPage}
              >
                {labName(item)}
              </TestsLink>
            </td>
            <td>{item.standard_specimen}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
