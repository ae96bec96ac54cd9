import { useGetModelDrift } from '@jianwei/api-client/models/models';
import type { ModelDrift, ModelDriftGroup, ModelDriftSource, ModelFeatureDrift } from '@jianwei/api-client/model';
import { isTrue, isUndetermined, sayOf } from '@jianwei/api-client/transport/undetermined';
import type { ReactNode } from 'react';
import { addressOf, useAddress } from '../../kit/lib/address.ts';
import { countText } from '../../kit/lib/format-number.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { keyBy } from '../../kit/table/row-key.ts';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import { DriftReports } from './drift-reports.tsx';
import { shareText, valueText } from './model-words.ts';
import styles from './models.module.css';

/** The scale of an index ends here. */
const PSI_END = 0.4;

const placeOf = (psi: number) => `${Math.min(100, (psi / PSI_END) * 100)}%`;

interface OpeningProps {
  readonly of: ModelFeatureDrift;
  /** '' or none is all sources. */
  readonly source?: ModelDriftSource | undefined;
  readonly label: string;
  readonly onReports: (feature: string, source?: string) => void;
  readonly children: ReactNode;
}

/** A number that opens the reports it is of; plain where there are none. */
function Opening({ of: { feature, size }, source, label, onReports, children }: OpeningProps) {
  if (!(size > 0)) return children;
  return (
    <button
      type="button"
      className={`jw-press ${styles.count}`}
      aria-label={label}
      onClick={() => onReports(feature, source?.source_id)}
    >
      {children}
    </button>
  );
}

function columns(mark: number, onReports: OpeningProps['onReports']): Column<ModelFeatureDrift>[] {
  return [
    {
      header: '特征',
      isRowHeader: true,
      cell: ({ name, unit }) => (
        <span className="jw-name">
          {name} <span className="jw-note jw-nowrap">{unit}</span>
        </span>
      ),
    },
    { header: '建模中位数', align: 'end', isNowrap: true, cell: (row) => valueText(row.expected_median) },
    { header: '近 30 日中位数', align: 'end', isNowrap: true, cell: (row) => valueText(row.median) },
    {
      header: '报告',
      align: 'end',
      isNowrap: true,
      cell: (row) => (
        <Opening of={row} label={`${row.name}的 ${countText(row.size)} 份报告`} onReports={onReports}>
          {countText(row.size)}
        </Opening>
      ),
    },
    {
      header: 'PSI 的位置',
      isHeaderHidden: true,
      width: 76,
      cell: ({ psi, is_shifted: shifted }) => (
        <span className={styles.scale} data-shifted={isTrue(shifted) || undefined}>
          <i style={{ width: psi === undefined || isUndetermined(psi) ? 0 : placeOf(psi) }} />
          <s style={{ insetInlineStart: isUndetermined(mark) ? 0 : placeOf(mark) }} />
        </span>
      ),
    },
    {
      header: 'PSI',
      align: 'end',
      isNowrap: true,
      cell: (row) => (
        <span className={styles.psi} data-shifted={isTrue(row.is_shifted) || undefined}>
          <Opening of={row} label={`${row.name}的 PSI ${shareText(row.psi, 2)}`} onReports={onReports}>
            {shareText(row.psi, 2)}
          </Opening>
          {isTrue(row.is_few) && <span className="jw-note">（样本少）</span>}
        </span>
      ),
    },
    {
      header: '偏离最远的来源，PSI',
      cell: (row) => (
        <span className={styles.source}>
          <Opening of={row} source={row.sources?.[0]} label={`${row.name}：${sourceText(row)}`} onReports={onReports}>
            {sourceText(row)}
          </Opening>
        </span>
      ),
    },
  ];
}

/** 输入漂移: each input on the reports of the last 30 days against the cases the model was made from, and what to do about it. */
export function ModelDriftPart({ artifactId, children }: { artifactId: string; children: ReactNode }) {
  const drift = useGetModelDrift(artifactId);
  const [query, change] = useAddress();
  const show = (feature: string, source = '') => change({ feature, source });
  return (
    <QueryState query={drift} failed="输入漂移未能载入" lines={8}>
      {(data) => (
        <div className={styles.halves}>
          <TitledSection
            title="输入漂移"
            aside={`建模人群 ${countText(data.cases)} 例与近 30 日 ${countText(data.reports)} 份，PSI > ${shareText(data.mark, 2)} 提示`}
          >
            <Table
              caption="输入漂移"
              columns={columns(data.mark, show)}
              rows={data.features}
              rowKey={keyBy(data.features, ({ feature }) => feature)}
            />
          </TitledSection>
          <TitledSection title="需要处理" className={styles.todo}>
            <div className="jw-grid jw-gap-8">
              <ShiftedInputs drift={data} onReports={show} />
              {children}
            </div>
          </TitledSection>
          <OpenedReports
            artifactId={artifactId}
            feature={data.features.find(({ feature }) => feature === query.get('feature'))}
            sourceId={query.get('source') ?? ''}
            onClose={() => show('')}
          />
        </div>
      )}
    </QueryState>
  );
}

const MOST_SHOWN = 3;

/** 偏离最远的来源是 LIS 东院区 1.48（46 份）。 '' where no group is large enough. */
function farthestText(what: string, groups: readonly ModelDriftGroup[] = []): string {
  const [first] = groups;
  return first === undefined
    ? ''
    : `偏离最远的${what}是${first.name} ${valueText(first.median)}（${countText(first.size)} 份）。`;
}

/** The source of which the values lie farthest away, with its own index; — where none sent ten of them. */
function sourceText({ sources }: ModelFeatureDrift): string {
  const [first] = sources ?? [];
  if (first === undefined) return '—';
  return `${first.name} ${shareText(first.psi, 2)}${isTrue(first.is_few) ? '（样本少）' : ''}`;
}

/** 自 11-03 起; '' where the values of the source had one level all along. */
const sinceText = ({ since }: ModelDriftSource) =>
  since === undefined ? '' : `${sayOf(since, `自 ${since.slice(5)} 起`)}改变。`;

interface ShiftedInputsProps {
  readonly drift: ModelDrift;
  readonly onReports: (feature: string, source: string) => void;
}

function ShiftedInputs({ drift: { features, mark }, onReports }: ShiftedInputsProps) {
  const shifted = features
    .filter(({ is_shifted: isShifted }) => isTrue(isShifted))
    .toSorted((a, b) => Number(b.psi) - Number(a.psi));
  if (shifted.length === 0)
    return <p className="jw-body">没有特征的 PSI 超过 {shareText(mark, 2)}。不足 100 例的特征不作提示。</p>;
  return (
    <ul className={`jw-grid jw-gap-8 ${styles.warnings}`}>
      {shifted.slice(0, MOST_SHOWN).map((feature) => (
        <ShiftedInput key={feature.feature} feature={feature} onReports={onReports} />
      ))}
      {shifted.length > MOST_SHOWN && (
        <li className="jw-note">另有 {shifted.length - MOST_SHOWN} 个特征，见「输入漂移」</li>
      )}
    </ul>
  );
}

function ShiftedInput(props: { feature: ModelFeatureDrift } & Pick<ShiftedInputsProps, 'onReports'>) {
  const { feature, onReports } = props;
  const { name, departments, sources } = feature;
  const [source] = sources ?? [];
  return (
    <li className={styles.warning}>
      <p className="jw-row jw-between jw-gap-12">
        <b className="jw-break">
          {name}的分布偏移，PSI {shareText(feature.psi, 2)}
        </b>
        {source !== undefined && (
          <Button
            size="small"
            aria-label={`查看${name}在${source.name}的 ${countText(source.size)} 份报告`}
            onClick={() => onReports(feature.feature, source.source_id)}
          >
            查看 {countText(source.size)} 份报告
          </Button>
        )}
      </p>
      <p className="jw-table-text">
        近 30 日中位数 {valueText(feature.median)}，建模时 {valueText(feature.expected_median)}。
        {farthestText('科室', departments)}
        {farthestText('来源', sources)}
        {source && sinceText(source)}{' '}
        {source !== undefined && (
          <AllowedLink to={addressOf('/operations-interpret-ability', { source: source.source_id })}>
            {`核对${source.name}的单位与项目映射`}
          </AllowedLink>
        )}
      </p>
    </li>
  );
}

interface OpenedReportsProps {
  readonly artifactId: string;
  readonly feature: ModelFeatureDrift | undefined;
  /** '' for those of all sources. */
  readonly sourceId: string;
  readonly onClose: () => void;
}

/** The reports of a feature that the address names. */
function OpenedReports({ artifactId, feature, sourceId, onClose }: OpenedReportsProps) {
  if (feature === undefined) return null;
  const source = feature.sources?.find(({ source_id: id }) => id === sourceId);
  return (
    <DriftReports
      artifactId={artifactId}
      feature={feature.feature}
      sourceId={source?.source_id ?? ''}
      title={`${feature.name}，${source?.name ?? '全部来源'}`}
      unit={feature.unit}
      onClose={onClose}
    />
  );
}
