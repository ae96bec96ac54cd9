import type { UsageGroup } from '@jianwei/api-client/model';
import { ShareBar } from '../../kit/chart/share-bar.tsx';
import { countText } from '../../kit/lib/format-number.ts';
import { useFirstRows } from '../../kit/table/first-rows.tsx';
import { keyBy } from '../../kit/table/row-key.ts';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { isUndetermined, sayOf, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { mostOf, peopleText, shareOf } from './usage-words.ts';
import styles from './statistics.module.css';

const OTHER = '其他';

interface GroupsProps {
  readonly groups: readonly UsageGroup[];
  readonly onChoose: (key: string) => void;
}

const MOST_TOOLS = 6;
const MOST_DEPARTMENTS = 5;

/** 应用打开排行: bars with their numbers, the six most used until all are asked for; a press narrows to the tool. */
export function ApplicationBars({ groups, onChoose }: GroupsProps) {
  const { shown, more } = useFirstRows(groups, MOST_TOOLS, '个应用');
  const most = mostOf(groups.map(({ opens }) => opens));
  const columns: Column<UsageGroup>[] = [
    {
      header: '应用',
      isRowHeader: true,
      isNowrap: true,
      cell: (group) => (
        <span className="jw-name">
          {/* What is gathered of several tools is no filter. */}
          {group.key === OTHER ? (
            group.name
          ) : (
            <Button size="small" variant="text" onClick={() => onChoose(group.key)}>
              {group.name}
            </Button>
          )}
        </span>
      ),
    },
    {
      header: '份额',
      isHeaderHidden: true,
      width: '45%',
      cell: (group) => <ShareBar share={shareOf(group.opens, most)} />,
    },
    { header: '打开次数', align: 'end', isNowrap: true, cell: (group) => countText(group.opens) },
  ];
  return (
    <>
      <Table
        caption="应用打开排行"
        className={styles.pressed}
        columns={columns}
        rows={shown}
        rowKey={keyBy(shown, ({ key }) => key)}
        density="standard"
        isHeadHidden
        empty={<span className="jw-note">没有打开过应用</span>}
      />
      {more}
    </>
  );
}

/** 科室使用: a press narrows to the department; those of fewer than five people are 其他. */
export function DepartmentTable({ groups, onChoose }: GroupsProps) {
  const { shown, more } = useFirstRows(groups, MOST_DEPARTMENTS, '个科室');
  const columns: Column<UsageGroup>[] = [
    {
      header: '科室',
      isRowHeader: true,
      cell: (group) => (
        <Button size="small" variant="text" onClick={() => onChoose(group.key)}>
          {group.name}
        </Button>
      ),
    },
    { header: '活跃医师', align: 'end', cell: (group) => peopleText(group.people) },
    { header: '查看次数', align: 'end', cell: (group) => countText(group.views) },
    {
      header: '人均',
      align: 'end',
      cell: ({ people, views }) =>
        typeof people === 'number' && typeof views === 'number'
          ? countText(Math.round(views / people))
          : sayOf(isUndetermined(people, views) ? UNDETERMINED : '', '—'),
    },
  ];
  return (
    <>
      <Table
        caption="科室使用"
        className={styles.pressed}
        columns={columns}
        rows={shown}
        rowKey={keyBy(shown, ({ key }) => key)}
        empty={<span className="jw-note">没有使用</span>}
      />
      {more}
    </>
  );
}
