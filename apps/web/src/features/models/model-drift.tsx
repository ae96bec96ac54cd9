import { useGetModelDrift } from '@jianwei/api-client/models/models';
import type { ModelDrift, ModelDriftGroup, ModelDriftSource, ModelFeatureDrift } from '@jianwei/api-client/model';
import { isTrue, isUndetermined, sayOf } from '@jianwei/api-client/transport/undetermined';
import { addressOf, useAddress } from '../../kit/lib/address.ts';
import { countText } from '../../kit/lib/format-number.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
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

function columns(mark: number): Column<ModelFeatureDrift>[] {
  return [
    {
      header: '特征',
      isRowHeader: true,
      isNowrap: true,
      cell: ({ name, unit }) => (
        <>
          {name} <span className="jw-note">{unit}</span>
        </>
      ),
    },
    { header: '建模中位数', align: 'end', isNowrap: true, cell: (row) => valueText(row.expected_median) },
    { header: '近 30 日中位数', align: 'end', isNowrap: true, cell: (row) => valueText(row.median) },
    { header: '报告', align: 'end', isNowrap: true, cell: (row) => countText(row.size) },
    {
      header: 'PSI 的位置',
      isHeaderHidden: true,
      width: 110,
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
      cell: ({ psi, is_shifted: shifted, is_few: few }) => (
        <span className={styles.psi} data-shifted={isTrue(shifted) || undefined}>
          {shareText(psi, 2)}
          {isTrue(few) && <span className="jw-note">（样本少）</span>}
        </span>
      ),
    },
    { header: '偏离最远的来源，PSI', isNowrap: true, cell: sourceText },
  ];
}

/** 输入漂移: each input on the reports of the last 30 days against the cases the model was made from, and what to do about it. */
export function ModelDriftPart({ artifactId }: { artifactId: string }) {
  const drift = useGetModelDrift(artifactId);
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
              columns={columns(data.mark)}
              rows={data.features}
              rowKey={({ feature }, place) => `${feature}-${place}`}
            />
          </TitledSection>
          <TitledSection title="需要处理">
            <ShiftedInputs artifactId={artifactId} drift={data} />
          </TitledSection>
        </div>
      )}
    </QueryState>
  );
}

const MOST_SHOWN = 3;

/** 偏离最远的来源：LIS 东院区 1.48（46 份）; '' where no group is large enough. */
function farthestText(what: string, groups: readonly ModelDriftGroup[] = []): string {
  if (groups.length === 0) return '';
  const told = groups.map(({ name, size, median }) => `${name} ${valueText(median)}（${countText(size)} 份）`);
  return `偏离最远的${what}：${told.join('、')}。`;
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

function ShiftedInputs({ artifactId, drift: { features, mark } }: { artifactId: string; drift: ModelDrift }) {
  const [query, change] = useAddress();
  const show = (feature: string, source: string) => change({ feature, source });
  const opened = features.find(({ feature }) => feature === query.get('feature'));
  const openedSource = opened?.sources?.find(({ source_id: id }) => id === query.get('source'));
  const shifted = features
    .filter(({ is_shifted: isShifted }) => isTrue(isShifted))
    .toSorted((a, b) => Number(b.psi) - Number(a.psi));
  if (shifted.length === 0)
    return <p className="jw-body">没有特征的 PSI 超过 {shareText(mark, 2)}。不足 100 例的特征不作提示。</p>;
  return (
    <>
      <ul className="jw-grid jw-gap-8">
        {shifted.slice(0, MOST_SHOWN).map((feature) => (
          <li key={feature.feature} className={styles.warning}>
            <b>
              {feature.name}的分布偏移，PSI {shareText(feature.psi, 2)}
            </b>
            <p>
              近 30 日中位数 {valueText(feature.median)}，建模时 {valueText(feature.expected_median)}。
              {farthestText('科室', feature.departments)}
              {farthestText('来源', feature.sources)}
              {feature.sources?.[0] && sinceText(feature.sources[0])}
            </p>
            {feature.sources?.[0] !== undefined && (
              <p className="jw-row jw-wrap jw-gap-12 jw-note">
                <Button
                  size="small"
                  aria-label={`查看${feature.name}在${feature.sources[0].name}的 ${countText(feature.sources[0].size)} 份报告`}
                  onClick={() => show(feature.feature, feature.sources?.[0]?.source_id ?? '')}
                >
                  查看 {countText(feature.sources[0].size)} 份报告
                </Button>
                <AllowedLink to={addressOf('/operations-interpret-ability', { source: feature.sources[0].source_id })}>
                  {`核对${feature.sources[0].name}的单位与项目映射`}
                </AllowedLink>
              </p>
            )}
          </li>
        ))}
        {shifted.length > MOST_SHOWN && <li className="jw-note">另有 {shifted.length - MOST_SHOWN} 个特征，见左表</li>}
      </ul>
      {opened && openedSource && (
        <DriftReports
          artifactId={artifactId}
          feature={opened.feature}
          sourceId={openedSource.source_id}
          title={`${opened.name}，${openedSource.name}`}
          unit={opened.unit}
          onClose={() => show('', '')}
        />
      )}
    </>
  );
}
