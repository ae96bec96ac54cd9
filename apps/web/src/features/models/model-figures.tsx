import type { ModelDetail, ModelFigure, ModelImportance } from '@jianwei/api-client/model';
import { isUndetermined } from '@jianwei/api-client/transport/undetermined';
import { countText } from '../../kit/lib/format-number.ts';
import { type Column, Table } from '../../kit/table/table.tsx';
import { ShareBar } from '../../kit/chart/share-bar.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { CalibrationFigure, RocFigure } from './model-curves.tsx';
import { rangeText, shareText } from './model-words.ts';
import styles from './models.module.css';

function figureColumns({ training, test }: ModelDetail): Column<ModelFigure>[] {
  return [
    { header: '指标', isHeaderHidden: true, isRowHeader: true, isNowrap: true, cell: (row) => row.name },
    {
      header: `训练集 ${countText(training.size)}`,
      align: 'end',
      isNowrap: true,
      cell: (row) => shareText(row.training),
    },
    {
      header: `测试集 ${countText(test.size)}`,
      align: 'end',
      isNowrap: true,
      cell: (row) => <b>{shareText(row.test)}</b>,
    },
    {
      header: '95% 区间',
      align: 'end',
      isNowrap: true,
      className: 'jw-ink-2',
      cell: (row) => rangeText(row.low, row.high),
    },
  ];
}

function importanceColumns(most: number): Column<ModelImportance>[] {
  return [
    { header: '特征', isRowHeader: true, cell: (row) => <span className="jw-name">{row.name}</span> },
    {
      header: '贡献',
      isHeaderHidden: true,
      width: '45%',
      cell: ({ importance }) => (
        <ShareBar share={isUndetermined(importance) ? 0 : (importance / most) * 100} tone="plain" />
      ),
    },
    { header: '平均 |SHAP|', align: 'end', isNowrap: true, cell: (row) => shareText(row.importance, 2) },
  ];
}

/** What a version is worth: ROC at its threshold, calibration, performance with intervals, what its features add. */
export function ModelFigures({ model }: { model: ModelDetail }) {
  const most = Math.max(
    0.01,
    ...model.importance.map(({ importance }) => (isUndetermined(importance) ? 0 : importance)),
  );
  return (
    <div className={styles.figures}>
      <TitledSection title="ROC">
        <RocFigure model={model} />
      </TitledSection>
      <TitledSection title="校准" aside="十分位，测试集">
        <CalibrationFigure calibration={model.calibration} />
      </TitledSection>
      <TitledSection title="性能" aside="95% 区间为自助法 1,000 次">
        <Table
          caption="性能"
          columns={figureColumns(model)}
          rows={model.figures}
          rowKey={({ code }, place) => `${code}-${place}`}
        />
      </TitledSection>
      <TitledSection title="特征贡献" aside="平均 |SHAP|">
        <Table
          caption="特征贡献"
          isHeadHidden
          columns={importanceColumns(most)}
          rows={model.importance}
          rowKey={({ feature }, place) => `${feature}-${place}`}
          density="compact"
        />
      </TitledSection>
    </div>
  );
}
