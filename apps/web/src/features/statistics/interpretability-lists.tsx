import type { InterpretabilityGroup, InterpretabilitySource } from '@jianwei/api-client/model';
import { useState } from 'react';
import { ShareBar } from '../../kit/chart/share-bar.tsx';
import { countText } from '../../kit/lib/format-number.ts';
import { keyBy } from '../../kit/table/row-key.ts';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { barBase, changeText, isBelow, numberOf, placeOn, tenthText, type Share } from './interpretability-words.ts';
import pages from './statistics.module.css';

const baseOf = (rows: readonly Share[]) => barBase(rows.map(({ rate }) => numberOf(rate)));

interface ShareTableProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly target: number;
  readonly nameOf: (row: Row) => string;
  /** '' for a row that is no filter. */
  readonly filterOf: (row: Row) => string;
  readonly onChoose: (filter: string) => void;
  readonly more?: readonly Column<Row>[];
}

function ShareTable<Row extends Share>(props: ShareTableProps<Row>) {
  const { title, rows, target, nameOf, filterOf, onChoose, more = [] } = props;
  const base = baseOf(rows);
  const toneOf = ({ rate }: Row) => (isBelow(rate, target) ? 'amber' : 'pine');
  const columns: Column<Row>[] = [
    {
      header: title,
      isRowHeader: true,
      cell: (row) => (
        <span className="jw-name">
          {filterOf(row) === '' ? (
            nameOf(row)
          ) : (
            <Button size="small" variant="text" onClick={() => onChoose(filterOf(row))}>
              {nameOf(row)}
            </Button>
          )}
        </span>
      ),
    },
    {
      header: '份额',
      isHeaderHidden: true,
      width: '32%',
      cell: (row) => <ShareBar share={placeOn(row.rate, base)} tone={toneOf(row)} />,
    },
    {
      header: '可解读率，%',
      align: 'end',
      isNowrap: true,
      cell: (row) => (
        <b
          className={isBelow(row.rate, target) ? 'jw-ink-amber' : undefined}
          title={`${countText(row.numerator)} / ${countText(row.denominator)} 条`}
        >
          {tenthText(row)}
        </b>
      ),
    },
    ...more,
  ];
  return (
    <Table
      caption={title}
      className={pages.pressed}
      columns={columns}
      rows={rows}
      rowKey={keyBy(rows, nameOf)}
      density="standard"
      isHeadHidden
      empty={<span className="jw-note">这一范围没有结果</span>}
    />
  );
}

interface ChoiceProps<Row> {
  readonly rows: readonly Row[];
  readonly target: number;
  readonly onChoose: (filter: string) => void;
}

const CHANGE: Column<InterpretabilitySource> = {
  header: '变化，百分点',
  align: 'end',
  isNowrap: true,
  cell: ({ rate, before_rate: before }) => (
    <span className="jw-note">{rate === undefined ? '' : changeText(rate, before, 1)}</span>
  ),
};

/** 来源: one that sent nothing is 无数据, not 0 %. */
export function Sources({ span, ...props }: ChoiceProps<InterpretabilitySource> & { readonly span: string }) {
  return (
    <TitledSection title="来源" aside={`较前 ${span}，百分点；横轴自 ${baseOf(props.rows)}% 起`}>
      <ShareTable
        title="来源"
        nameOf={({ name }) => name}
        filterOf={({ source_id: id }) => id}
        more={[CHANGE]}
        {...props}
      />
    </TitledSection>
  );
}

const FEWEST = 6;

/** 检验组, the lowest first: six of them, all on request. */
export function Groups({ rows, ...props }: ChoiceProps<InterpretabilityGroup>) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? rows : rows.slice(0, FEWEST);
  const aside = rows.length > FEWEST && (
    <Button size="small" variant="text" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
      {isAll ? `只看 ${FEWEST} 组` : `共 ${rows.length} 组`}
    </Button>
  );
  return (
    <TitledSection title={isAll ? '检验组，低的在前' : `检验组，最低 ${shown.length} 组`} aside={aside}>
      <ShareTable
        title="检验组"
        nameOf={({ group }) => group}
        filterOf={({ group }) => group}
        rows={shown}
        {...props}
      />
      <p className="jw-note">{`横轴自 ${baseOf(shown)}% 起`}</p>
    </TitledSection>
  );
}
