import { TitledSection } from '../../../kit/ui/section-heading.tsx';
import { isUndetermined, sayOf, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { Covid19Option, Covid19Record, Covid19WarningItem } from '@jianwei/api-client/model';
import { IMAGING_SOURCE } from '@jianwei/clinical-rules/covid19/covid19';
import { WARNING_GROUPS, type WarningGroup } from '@jianwei/clinical-rules/covid19/options';
import { type Column, Table } from '../../../kit/table/table.tsx';
import type { RecordPart } from '../record/open-record.ts';
import { RecordHistory } from '../record/record-history.tsx';
import { covidFormFromApi, percentsOf, type Covid19Types } from './covid19-form-values.ts';
import styles from './covid19-record.module.css';
import {
  covidText,
  FACTOR_TITLE,
  HIGH_RISK_LISTS,
  measureText,
  WARNING_GROUP_TITLE,
  WARNING_STATE_TEXT,
} from './covid19-text.ts';
import { LobeTable } from './lobe-table.tsx';
import { LungPicture } from './lung-picture.tsx';

/** What a saved record holds, to be read. The hospital's options say what its keys mean. */
export function Covid19RecordView({ record: { report: record, offers } }: RecordPart<Covid19Types>) {
  const { data: options } = offers;
  if (!record || !options) return null;
  const percents = percentsOf(covidFormFromApi(record));
  return (
    <div className={`jw-grid jw-gap-20 ${styles.record}`}>
      <TitledSection level={3} title="一般信息">
        <dl className={`jw-grid ${styles.facts}`}>
          {factsOf(record).map(([label, value]) => (
            <div key={label}>
              <dt className="jw-note">{label}</dt>
              <dd className={value === '' ? 'jw-ink-3' : 'jw-break'}>{value === '' ? covidText.unfilled : value}</dd>
            </div>
          ))}
        </dl>
      </TitledSection>
      <TitledSection level={3} title="高危因素">
        <dl className={`jw-ruled ${styles.lists}`}>
          {HIGH_RISK_LISTS.map((list) => (
            <div key={list}>
              <dt>{FACTOR_TITLE[list]}</dt>
              <dd>
                <Chosen keys={record[list]} options={options[list]} />
              </dd>
            </div>
          ))}
        </dl>
      </TitledSection>
      <TitledSection level={3} title="预警指标">
        <Table
          caption="预警指标"
          columns={WARNING_COLUMNS}
          rows={WARNING_GROUPS.flatMap((group) => (record[group] ?? []).map((item) => ({ ...item, group })))}
          rowKey={({ key }) => key}
        />
      </TitledSection>
      <TitledSection level={3} title="危重因素">
        <Chosen keys={record.illness_factor} options={options.illness_factor} />
      </TitledSection>
      <TitledSection level={3} title="重症因素">
        <Chosen keys={record.severe_factor} options={options.severe_factor} />
      </TitledSection>
      <TitledSection level={3} title="影像评估" aside={covidText.lobeSides}>
        <div className={`jw-grid jw-gap-20 ${styles.imaging}`}>
          <LungPicture percents={percents} />
          <div>
            <LobeTable percents={percents} />
            <p className="jw-note jw-above-6">依据：{IMAGING_SOURCE}</p>
          </div>
        </div>
      </TitledSection>
      <RecordHistory key={record.report_id} entries={record.history} />
    </div>
  );
}

function factsOf(record: Covid19Record): [string, string][] {
  const withUnit = (value: number | string | null | undefined, unit: string) =>
    (value ?? '') === '' ? '' : `${value}${unit}`;
  const { pul_ct_abnormality: ct } = record;
  return [
    ['姓名', record.name ?? ''],
    ['性别', record.gender ?? ''],
    ['年龄', withUnit(record.age, ' 岁')],
    ['肺部 CT 异常', (ct ?? null) === null ? '' : sayOf(ct, ct === true ? '有' : '无')],
    ['体重', withUnit(record.weight, ' kg')],
    ['身高', withUnit(record.height, ' cm')],
    ['BMI', withUnit(measureText(record.BMI), ' kg/m²')],
    ['PaO₂', withUnit(record.paO2, ' mmHg')],
    ['FiO₂', withUnit(record.fiO2, '%')],
    ['氧合指数', withUnit(measureText(record.pCF), ' mmHg')],
  ];
}

/** The labels of the chosen options; 无 where none is chosen, 未填写 where it is not known. */
function Chosen({ keys: chosen, options }: { keys: number[] | undefined; options: Covid19Option[] }) {
  if (chosen === undefined || chosen.length === 0)
    return <p className="jw-ink-3">{chosen === undefined ? covidText.unfilled : '无'}</p>;
  // A key that the list does not hold has its number, unless the list cannot be read as a whole.
  const isUnclear = options.some((option) => isUndetermined(option, option.key));
  const labelOf = (key: number) => options.find((option) => option.key === key)?.label;
  return (
    <ul className="jw-strong">
      {chosen.map((key) => (
        <li key={key}>{labelOf(key) ?? (isUnclear ? UNDETERMINED : `选项 ${key}`)}</li>
      ))}
    </ul>
  );
}

const WARNING_COLUMNS: readonly Column<Covid19WarningItem & { group: WarningGroup }>[] = [
  { header: '指标', isRowHeader: true, cell: ({ label, value }) => (value === 1 ? <strong>{label}</strong> : label) },
  { header: '类别', isNowrap: true, className: 'jw-ink-3', cell: ({ group }) => WARNING_GROUP_TITLE[group] },
  {
    header: '状态',
    align: 'end',
    isNowrap: true,
    cell: ({ value }) => (
      <span className={value === 1 ? 'jw-strong jw-ink-high' : 'jw-ink-3'}>
        {value === null || value === undefined ? covidText.unfilled : sayOf(value, WARNING_STATE_TEXT[value])}
      </span>
    ),
  },
];
