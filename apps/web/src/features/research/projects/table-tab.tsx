import type { ResearchProjectDetail, ResearchTable } from '@jianwei/api-client/model';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import { useGetResearchCatalogue } from '@jianwei/api-client/research/research';
import { PickList } from '../../../kit/overlay/pick-list.tsx';
import { QueryState } from '../../../kit/query/query-state.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { TableSkeleton } from '../../../kit/ui/skeleton.tsx';
import { isDown, MOST_VARIABLES, useTableOne } from '../../../parts/research/cohort-reads.ts';
import { isRefreshing, ReadAgain, UPDATING } from '../../../parts/research/read-again.tsx';
import { useAnswered } from '../../../parts/research/use-answered.ts';
import { GroupBar } from './group-bar.tsx';
import styles from './projects.module.css';
import { TableOne } from './table-one.tsx';
import { groupsBy, tableInput, type TableSettings } from './table-settings.ts';
import { VariableCharts } from './variable-charts.tsx';

interface TableTabProps {
  detail: ResearchProjectDetail;
  settings: TableSettings;
  onSettings: (settings: TableSettings) => void;
  chosen: string;
  onChoose: (variable: string) => void;
  /** Saves variables, groups and forms as the next version; absent where nothing was changed or it is not mine. */
  onSave: (() => void) | undefined;
  isSaving: boolean;
}

/** What each variable is called: with it, more of them are added to the table. */
function AddVariable({ known, onAdd }: { known: readonly string[]; onAdd: (code: string) => void }) {
  const catalogue = useGetResearchCatalogue({ request: { suppress: true } });
  const items = (catalogue.data?.items ?? []).filter(({ laboratory_code: code }) => !known.includes(code));
  const codes = new Map(items.map(({ name, specimen, laboratory_code: code }) => [`${name}（${specimen}）`, code]));
  const usual = [
    ['年龄', 'age'],
    ['性别', 'sex'],
    ['入组科室', 'department'],
  ] as const;
  for (const [label, code] of usual) if (!known.includes(code)) codes.set(label, code);
  if (known.length >= MOST_VARIABLES) return <span className="jw-note">最多 {MOST_VARIABLES} 个变量</span>;
  return (
    <PickList
      label="添加变量"
      placeholder="添加变量"
      value=""
      options={[...codes.keys()].toReversed()}
      isLoading={catalogue.data === undefined}
      onChange={(label) => {
        const code = codes.get(label);
        if (code !== undefined) onAdd(code);
      }}
    />
  );
}

/** 表一 with what changes it, and the charts of the variable that is chosen. */
export function TableTab(props: TableTabProps) {
  const { detail, settings, onSettings, chosen, onChoose, onSave, isSaving } = props;
  const { variables, form, missing, groups, hasP } = settings;
  const table = useTableOne(tableInput(detail, settings));
  // The names of the groups come with the table: until it is there, the charts stay with the question of the names they have.
  const asked = useAnswered({ definition: detail.definition, groups }, !table.isStale);
  const first = chosen !== '' && variables.includes(chosen) ? chosen : (variables[0] ?? '');
  return (
    <div className={styles.tableTab}>
      <section aria-label="表一">
        <SectionHeading
          title="基线特征"
          aside={
            <GroupBar detail={detail} groups={groups} onGroups={(next) => onSettings({ ...settings, groups: next })} />
          }
        />
        <div className={`jw-row jw-wrap jw-gap-12 jw-no-print ${styles.tableTools}`}>
          <AddVariable
            known={variables}
            onAdd={(code) => onSettings({ ...settings, variables: [...variables, code] })}
          />
          <label className="jw-row jw-gap-6 jw-table-text">
            <input
              type="checkbox"
              className="jw-checkbox"
              checked={hasP}
              onChange={({ target }) => onSettings({ ...settings, hasP: target.checked })}
            />
            P 值
          </label>
          <label className="jw-row jw-gap-6 jw-table-text">
            <input
              type="checkbox"
              className="jw-checkbox"
              checked={missing}
              onChange={({ target }) => onSettings({ ...settings, missing: target.checked })}
            />
            百分比含缺失
          </label>
          {isRefreshing(table) && <span className="jw-note">{UPDATING}</span>}
          {onSave && (
            <Button size="small" busy={isSaving} onClick={onSave}>
              保存变量与分组
            </Button>
          )}
        </div>
        <ReadAgain read={table} />
        <QueryState
          query={table}
          failed={table.error?.message ?? '表一未能载入'}
          loading={<TableSkeleton columns={[3, 2, 2, 2, 1, 2]} rows={10} />}
        >
          {(answer: ResearchTable) => (
            <TableOne
              table={answer}
              hasP={hasP}
              hasMissing={missing}
              chosen={first}
              isStale={table.isStale}
              canGroup={(row) => groupsBy(row, detail) !== undefined}
              onForm={(variable, next) => onSettings({ ...settings, form: { ...form, [variable]: next } })}
              onMissing={() => onSettings({ ...settings, missing: !missing })}
              onRemove={(variable) =>
                onSettings({ ...settings, variables: variables.filter((code) => code !== variable) })
              }
              onGroup={(row) => onSettings({ ...settings, groups: groupsBy(row, detail) ?? groups })}
              onChoose={onChoose}
            />
          )}
        </QueryState>
      </section>
      {/* The charts are those of a row: without rows there are none, and what failed is told by the table. */}
      {first !== '' && !isDown(table) && !isTrue(table.data?.suppressed) && (
        <section aria-label="所选变量" className={styles.beside}>
          <VariableCharts
            {...asked}
            variable={first}
            isFailureTold={table.isError || table.data === undefined}
            labels={(table.data?.columns ?? []).slice(1).map(({ label }) => label)}
          />
        </section>
      )}
    </div>
  );
}
