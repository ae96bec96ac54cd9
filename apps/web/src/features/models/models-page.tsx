import { useListModels } from '@jianwei/api-client/models/models';
import type { ModelCounted, ModelRow, RuleModel } from '@jianwei/api-client/model';
import { isTrue, isUndetermined, sayOf } from '@jianwei/api-client/transport/undetermined';
import { Download, FileCheck } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { type AdminColumn, AdminTable } from '../../kit/admin/admin-table.tsx';
import { exportRows } from '../../kit/admin/export-log.ts';
import { useAddressState } from '../../kit/lib/address.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { countText } from '../../kit/lib/format-number.ts';
import { PageActions } from '../../kit/lib/page-frame.tsx';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { DataNote } from '../../parts/model/model-figures.tsx';
import {
  COUNTED,
  detailAddress,
  FILTERS,
  incompleteText,
  rangeText,
  shareText,
  STATES,
  stateText,
} from './model-words.ts';
import styles from './models.module.css';

/** Exports of research that wait for a decision are decided by who looks after the models as well. */
const PROJECTS = '/scientific-research';

const STATE_OPTIONS = [
  { value: '', label: '全部' },
  { value: 'in_use', label: STATES.in_use },
  { value: 'shadow', label: STATES.shadow },
  { value: 'off', label: STATES.off },
] as const;

const aucText = (row: ModelRow) => `${shareText(row.auc)}（${rangeText(row.auc_low, row.auc_high)}）`;
const givenText = (row: ModelRow) =>
  row.state === 'shadow' ? `旁路 ${countText(row.computed)}` : countText(row.given);
const driftText = ({ drift }: ModelRow) => (drift ? `${drift.name} ${shareText(drift.psi, 2)}` : '—');

/** A number that opens its reports; plain where there are none. */
function Counted({ row, counted, text }: { row: ModelRow; counted: ModelCounted; text: string }) {
  const count = { given: row.given, computed: row.computed, incomplete: row.asked - row.given, feedback: row.feedback };
  if (!(count[counted] > 0)) return text;
  return (
    <Link
      to={detailAddress(row.artifact_id, row.version, { counted })}
      aria-label={`${row.version} ${COUNTED[counted]} ${text}`}
    >
      {text}
    </Link>
  );
}

/** The largest drift; opens the reports whose values drifted. */
function Drift({ row }: { row: ModelRow }) {
  const { artifact_id: id, version, drift } = row;
  const text = driftText(row);
  if (!drift || isUndetermined(drift.feature)) return text;
  return (
    <Link to={detailAddress(id, version, { feature: drift.feature })} aria-label={`${version} 漂移 ${text}`}>
      {text}
    </Link>
  );
}

const COLUMNS: readonly AdminColumn<ModelRow>[] = [
  {
    key: 'name',
    title: '模型',
    isSortable: true,
    isRowHeader: true,
    cell: (row) => (
      <span className={`jw-row jw-wrap jw-gap-8 ${styles.model}`}>
        <Link to={detailAddress(row.artifact_id, row.version)}>
          <b>{row.name}</b>
        </Link>
        <DataNote text={row.data_note} />
      </span>
    ),
    text: (row) => `${row.name}（${row.data_note}）`,
  },
  {
    key: 'version',
    title: '版本',
    width: 112,
    isSortable: true,
    cell: (row) => row.version,
    text: (row) => row.version,
  },
  {
    key: 'population',
    title: '适用',
    width: 88,
    isSortable: true,
    cell: (row) => row.population,
    text: (row) => row.population,
  },
  { key: 'auc', title: 'AUC（95%）', width: 168, isSortable: true, cell: aucText, text: aucText },
  {
    key: 'given',
    title: '近 30 日给出',
    width: 104,
    isSortable: true,
    cell: (row) => <Counted row={row} counted={row.state === 'shadow' ? 'computed' : 'given'} text={givenText(row)} />,
    text: givenText,
  },
  {
    key: 'incomplete',
    title: '特征不全',
    width: 96,
    isSortable: true,
    cell: (row) => <Counted row={row} counted="incomplete" text={incompleteText(row)} />,
    text: incompleteText,
  },
  {
    key: 'drift',
    title: '漂移',
    width: 112,
    isSortable: true,
    cell: (row) => (
      <span data-shifted={isTrue(row.drift?.is_shifted) || undefined} className={styles.psi}>
        <Drift row={row} />
      </span>
    ),
    text: driftText,
  },
  {
    key: 'feedback',
    title: '反馈不符',
    width: 96,
    isSortable: true,
    cell: (row) => <Counted row={row} counted="feedback" text={countText(row.feedback)} />,
    text: (row) => countText(row.feedback),
  },
  {
    key: 'state',
    title: '状态',
    isSortable: true,
    width: 84,
    cell: (row) => (
      <span
        className={styles.state}
        data-state={row.state}
        title={row.since === undefined ? undefined : `自 ${formatDate(row.since, 'yyyy-MM-dd HH:mm')}`}
      >
        {stateText(row.state)}
      </span>
    ),
    text: (row) => stateText(row.state),
  },
];

const enabledText = (isEnabled: boolean) => sayOf(isEnabled, isEnabled ? '启用' : '停用');

const RULE_COLUMNS: readonly Column<RuleModel>[] = [
  { header: '规则模型', isRowHeader: true, cell: (rule) => rule.name },
  { header: '规则版本', isNowrap: true, cell: (rule) => rule.version },
  { header: '来源', className: 'jw-ink-2', cell: (rule) => rule.source },
  { header: '状态', isNowrap: true, cell: (rule) => enabledText(rule.enabled) },
];

/** The rules beside the versions are a file too, so that no file lacks what speaks. */
function RulesExport({ rules }: { rules: readonly RuleModel[] }) {
  const write = () =>
    exportRows('规则模型', ['规则模型', '规则版本', '来源', '状态'], () =>
      rules.map(({ name, version, source, enabled }) => [name, version, source, enabledText(enabled)]),
    );
  return (
    <Button size="small" icon={<Download size={14} />} onClick={() => void write()}>
      {`导出 ${rules.length} 个规则模型`}
    </Button>
  );
}

/** AI 平台: which models speak in this hospital, in which version, and whether one needs attention. */
export function ModelsPage() {
  const [filters, change] = useAddressState(FILTERS);
  const navigate = useNavigate();
  const { q, state, sort } = filters;
  const models = useListModels(
    { q, ...(state !== '' && { state }), ...(sort !== '' && { sort: sort as 'auc' }) },
    OLDER_STAYS,
  );
  const rows = models.data?.data ?? [];
  const isNarrowed = q !== '' || state !== '';
  const page = models.data && { page: 0, page_size: Math.max(1, rows.length), total_elements: rows.length, data: rows };
  const mayOpen = useMayOpen();
  return (
    <>
      {mayOpen(PROJECTS) && (
        <PageActions>
          <Button icon={<FileCheck size={16} />} onClick={() => void navigate(`${PROJECTS}?owner=waiting`)}>
            科研项目的待审导出
          </Button>
        </PageActions>
      )}
      <AdminTable<ModelRow>
        name="ai-models"
        caption="AI 模型"
        columns={COLUMNS}
        query={{ ...models, data: page }}
        failed="AI 模型未能载入"
        rowKey={(row) => `${row.artifact_id} ${row.version}`}
        sort={sort}
        usualSort="state"
        onSort={(next) => change({ sort: next })}
        onPage={() => undefined}
        onOpen={(row) => void navigate(detailAddress(row.artifact_id, row.version))}
        unit="个版本"
        allRows={() => Promise.resolve(rows)}
        keyword={q}
        toolbar={
          <div className="jw-row jw-wrap jw-gap-8">
            <div style={{ width: 240 }}>
              <KeywordBox
                label="搜索模型"
                placeholder="模型、版本或规则"
                keyword={q}
                onKeyword={(text, isTyping) => change({ q: text }, isTyping)}
              />
            </div>
            <Segmented
              label="状态"
              options={STATE_OPTIONS}
              value={state}
              onChange={(value) => change({ state: value })}
            />
          </div>
        }
        empty={
          <EmptyState
            title={isNarrowed ? '没有符合条件的模型' : '还没有模型'}
            action={isNarrowed && <Button onClick={() => change({ q: '', state: '' })}>清除筛选</Button>}
          />
        }
      />
      {models.data && (
        <div className={`jw-sheet ${styles.rules}`}>
          <TitledSection
            title="规则模型"
            aside={
              <span className="jw-row jw-wrap jw-gap-12">
                不用模型而按规则说话，规则版本与来源
                {models.data.rules.length > 0 && <RulesExport rules={models.data.rules} />}
              </span>
            }
            rule="none"
          >
            <Table
              caption="规则模型"
              columns={RULE_COLUMNS}
              rows={models.data.rules}
              rowKey={({ slug }, place) => `${slug}-${place}`}
              empty={<span className="jw-note">没有符合条件的规则模型</span>}
            />
          </TitledSection>
        </div>
      )}
    </>
  );
}
