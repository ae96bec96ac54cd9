import type { ManagedApplication } from '@jianwei/api-client/model';
import { isUndetermined, sayOf } from '@jianwei/api-client/transport/undetermined';
import { LongText } from '../../kit/admin/long-text.tsx';
import { addressOf } from '../../kit/lib/address.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import type { Column } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Switch } from '../../kit/ui/switch.tsx';
import { ApplicationTile, InnerTestTag } from '../../parts/applications/application.tsx';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import { countText } from './app-manage-state.ts';
import { Opens } from './app-opens.tsx';
import styles from './app-manage.module.css';

interface Actions {
  readonly pendingId: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onOpens: (id: string) => void;
  readonly onSwitch: (application: ManagedApplication, isOn: boolean) => void;
}

/** When an application was last opened, in words. */
export const lastOpenText = (time: string | undefined) =>
  time === undefined ? '从未打开' : formatDate(time, 'yyyy-MM-dd HH:mm');
export const stateText = ({ enabled }: ManagedApplication) => sayOf(enabled, enabled ? '启用' : '停用');
const systemsText = ({ systems }: ManagedApplication) => systems.join('、');
export const rangeText = ({ departments }: ManagedApplication) => departments.join('、');
const count = (value: number) => sayOf(value, countText(value));

/** How many keep an application among 我的应用; opens their accounts. */
export function Keepers({ of: row, unit }: { readonly of: ManagedApplication; readonly unit: string }) {
  const text = `${count(row.doctor_count)} ${unit}`;
  if (isUndetermined(row.doctor_count) || row.doctor_count === 0) return text;
  const to = addressOf('/users', { application: row.application_id });
  return (
    <AllowedLink to={to} label={`我的应用中有 ${row.name} 的 ${text}`}>
      {text}
    </AllowedLink>
  );
}

type InFile = readonly [title: string, text: (row: ManagedApplication) => string | number];

/** A column of the list, with what it is in a file. */
export type AppColumn = Column<ManagedApplication> & { readonly inFile?: readonly InFile[] };

/** The columns of the list: the use of an application stands beside its switch. */
export function appColumns({ pendingId, onOpen, onOpens, onSwitch }: Actions): AppColumn[] {
  return [
    {
      header: '名称',
      isRowHeader: true,
      inFile: [
        ['名称', ({ name }) => name],
        ['内测', ({ inner_test: isInner }) => (isInner ? '是' : '否')],
      ],
      cell: (row) => (
        <span className="jw-row jw-gap-10">
          <ApplicationTile of={row} />
          <b>{row.name}</b>
          <InnerTestTag apiType={row.api_type} innerTest={row.inner_test} />
        </span>
      ),
    },
    {
      header: 'api_type',
      align: 'end',
      isNowrap: true,
      inFile: [['api_type', (row) => row.api_type]],
      cell: (row) => row.api_type,
    },
    {
      header: '系统',
      className: 'jw-print-name',
      inFile: [['系统', systemsText]],
      cell: systemsText,
    },
    {
      header: '状态',
      isNowrap: true,
      inFile: [['状态', stateText]],
      cell: (row) => (
        <span className="jw-row jw-gap-8">
          {!isUndetermined(row.enabled) && (
            <Switch
              label={`启用 ${row.name}`}
              isOn={row.enabled}
              isBusy={pendingId === row.application_id}
              onChange={(isOn) => onSwitch(row, isOn)}
            />
          )}
          {stateText(row)}
        </span>
      ),
    },
    {
      header: '我的应用中',
      align: 'end',
      isNowrap: true,
      inFile: [['我的应用中', (row) => row.doctor_count]],
      cell: (row) => <Keepers of={row} unit="人" />,
    },
    {
      header: '近 30 日打开',
      align: 'end',
      isNowrap: true,
      inFile: [['近 30 日打开', (row) => row.recent_opens]],
      cell: (row) => <Opens of={row} onOpen={onOpens} />,
    },
    {
      header: '最近打开',
      isNowrap: true,
      className: 'jw-print-wrap',
      inFile: [['最近打开', (row) => lastOpenText(row.last_open_at)]],
      cell: (row) => lastOpenText(row.last_open_at),
    },
    {
      header: '科室范围',
      className: styles.range,
      inFile: [['科室范围', rangeText]],
      cell: (row) => <LongText text={rangeText(row)} />,
    },
    {
      header: '操作',
      isHeaderHidden: true,
      isScreenOnly: true,
      cell: (row) => (
        <Button size="small" variant="text" aria-label={`编辑 ${row.name}`} onClick={() => onOpen(row.application_id)}>
          编辑
        </Button>
      ),
    },
  ];
}
