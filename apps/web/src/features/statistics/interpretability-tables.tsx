import type {
  Interpretability,
  InterpretabilityGroup,
  InterpretabilityLoss,
  InterpretabilitySource,
} from '@jianwei/api-client/model';
import { countText } from '../../kit/lib/format-number.ts';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import { rateText, reasonText, repairOf, shareText, type Share } from './interpretability-words.ts';
import { mostOf, shareOf } from './usage-words.ts';
import styles from './statistics.module.css';

function Bar({ value, most }: { value: unknown; most: number }) {
  return (
    <span className={styles.bar}>
      <i style={{ width: `${shareOf(value, most)}%` }} />
    </span>
  );
}

function Repair({ loss }: { loss: InterpretabilityLoss }) {
  const { address, action } = repairOf(loss);
  return <AllowedLink to={address}>{action}</AllowedLink>;
}

/** 丢在哪里: what each reason takes from 100 %, and where it is repaired. */
export function LossTable({ data: { losses } }: { data: Interpretability }) {
  const most = mostOf(losses.map(({ results }) => results));
  const columns: Column<InterpretabilityLoss>[] = [
    { header: '原因', isRowHeader: true, isNowrap: true, cell: reasonText },
    {
      header: '份额',
      isHeaderHidden: true,
      width: '30%',
      cell: ({ results }) => <Bar value={results} most={most} />,
    },
    { header: '百分点', align: 'end', cell: ({ points }) => `−${rateText(points)}` },
    { header: '条', align: 'end', cell: ({ results }) => countText(results) },
    { header: '待清洗', align: 'end', cell: ({ waiting }) => countText(waiting) },
    { header: '修复', isHeaderHidden: true, align: 'end', isNowrap: true, cell: (loss) => <Repair loss={loss} /> },
  ];
  return (
    <Table
      caption="丢在哪里"
      columns={columns}
      rows={losses}
      rowKey={(loss, place) => `${loss.reason}-${place}`}
      empty={<span className="jw-note">没有损失</span>}
    />
  );
}

interface ShareTableProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  /** Absent for a row that is no filter. */
  readonly filterOf: (row: Row) => string;
  readonly onChoose: (filter: string) => void;
}

function ShareTable<Row extends Share>(props: ShareTableProps<Row>) {
  const { title, rows, nameOf, filterOf, onChoose } = props;
  const columns: Column<Row>[] = [
    {
      header: title,
      isRowHeader: true,
      cell: (row) =>
        filterOf(row) === '' ? (
          nameOf(row)
        ) : (
          <Button size="small" variant="text" onClick={() => onChoose(filterOf(row))}>
            {nameOf(row)}
          </Button>
        ),
    },
    { header: '份额', isHeaderHidden: true, width: '30%', cell: ({ rate }) => <Bar value={rate} most={100} /> },
    { header: '全部结果', align: 'end', cell: ({ denominator }) => countText(denominator) },
    { header: '可解读率，%', align: 'end', isNowrap: true, cell: shareText },
  ];
  return (
    <div className={styles.departments}>
      <Table
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={(row, place) => `${nameOf(row)}-${place}`}
        empty={<span className="jw-note">这一范围没有结果</span>}
      />
    </div>
  );
}

interface ChoiceProps<Row> {
  readonly rows: readonly Row[];
  readonly onChoose: (filter: string) => void;
}

/** 来源: one that sent nothing is 无数据, not 0 %. */
export function SourceTable(props: ChoiceProps<InterpretabilitySource>) {
  return <ShareTable title="来源" nameOf={({ name }) => name} filterOf={({ source_id: id }) => id} {...props} />;
}

/** 检验组, the lowest first. */
export function GroupTable(props: ChoiceProps<InterpretabilityGroup>) {
  return <ShareTable title="检验组" nameOf={({ group }) => group} filterOf={({ group }) => group} {...props} />;
}
