import type { Covid19Options, Covid19Record } from '@jianwei/api-client/model';
import { IMAGING_SOURCE } from '@jianwei/clinical-rules/covid19/covid19';
import { WARNING_GROUPS } from '@jianwei/clinical-rules/covid19/options';
import type { FactorList } from '@jianwei/clinical-rules/covid19/options';
import type { ReactNode } from 'react';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { RecordHistory } from '../record/record-history.tsx';
import styles from './covid19-record.module.css';
import { covidFormFromApi, percentsOf } from './covid19-form-values.ts';
import {
  covidText,
  FACTOR_TITLE,
  HIGH_RISK_LISTS,
  measureText,
  WARNING_GROUP_TITLE,
  WARNING_STATE_TEXT,
} from './covid19-text.ts';
import { LobeScores } from './lobe-table.tsx';
import { LungPicture } from './lung-picture.tsx';

interface Covid19RecordViewProps {
  record: Covid19Record;
  /** The hospital's options: a record holds their keys. */
  options: Covid19Options;
}

/** What a saved record holds, to be read. */
export function Covid19RecordView({ record, options }: Covid19RecordViewProps) {
  const percents = percentsOf(covidFormFromApi(record));
  return (
    <div className={`jw-grid jw-gap-20 ${styles.record}`}>
      <Section title="一般信息">
        <dl className={styles.facts}>
          {factsOf(record).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-empty={value === ''}>{value === '' ? covidText.unfilled : value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="高危因素">
        <dl className={styles.lists}>
          {HIGH_RISK_LISTS.map((list) => (
            <div key={list}>
              <dt>{FACTOR_TITLE[list]}</dt>
              <dd>
                <Chosen record={record} options={options} list={list} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="预警指标">
        <WarningStates record={record} />
      </Section>
      <Section title="危重因素">
        <Chosen record={record} options={options} list="illness_factor" />
      </Section>
      <Section title="重症因素">
        <Chosen record={record} options={options} list="severe_factor" />
      </Section>
      <Section title="影像评估" aside={covidText.lobeSides}>
        <div className={`jw-grid jw-gap-20 ${styles.imaging ?? ''}`}>
          <LungPicture percents={percents} />
          <div>
            <LobeScores percents={percents} />
            <p className={`jw-note ${styles.source}`}>依据：{IMAGING_SOURCE}</p>
          </div>
        </div>
      </Section>
      <RecordHistory key={record.report_id} entries={record.history} />
    </div>
  );
}

function Section({ title, aside, children }: { title: string; aside?: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <SectionHeading level={3} title={title} aside={aside} />
      {children}
    </section>
  );
}

function factsOf(record: Covid19Record): [string, string][] {
  const withUnit = (value: number | null | undefined, unit: string) =>
    value === null || value === undefined ? '' : `${value} ${unit}`;
  const computed = (value: number | null | undefined, unit: string) => {
    const text = measureText(value);
    return text === '' ? '' : `${text} ${unit}`;
  };
  const { pul_ct_abnormality: ct } = record;
  return [
    ['姓名', record.name ?? ''],
    ['性别', record.gender ?? ''],
    ['年龄', withUnit(record.age, '岁')],
    ['肺部 CT 异常', typeof ct === 'boolean' ? (ct ? '有' : '无') : ''],
    ['体重', withUnit(record.weight, 'kg')],
    ['身高', withUnit(record.height, 'cm')],
    ['BMI', computed(record.BMI, 'kg/m²')],
    ['PaO₂', withUnit(record.paO2, 'mmHg')],
    ['FiO₂', typeof record.fiO2 === 'number' ? `${record.fiO2}%` : ''],
    ['氧合指数', computed(record.pCF, 'mmHg')],
  ];
}

/** The labels of the chosen options; 无 where none is chosen, 未填写 where it is not known. */
function Chosen({ record, options, list }: Covid19RecordViewProps & { list: FactorList }) {
  const chosen = record[list];
  if (chosen === undefined) return <p className={styles.none}>{covidText.unfilled}</p>;
  if (chosen.length === 0) return <p className={styles.none}>无</p>;
  return (
    <ul className={`jw-body ${styles.chosen}`}>
      {chosen.map((key) => (
        <li key={key}>{options[list].find((option) => option.key === key)?.label ?? `选项 ${key}`}</li>
      ))}
    </ul>
  );
}

function WarningStates({ record }: { record: Covid19Record }) {
  return (
    <table className={`jw-table ${styles.warnings}`}>
      <caption className="jw-visually-hidden">预警指标</caption>
      <thead>
        <tr>
          <th scope="col">指标</th>
          <th scope="col">类别</th>
          <th scope="col" className={styles.state}>
            状态
          </th>
        </tr>
      </thead>
      <tbody>
        {WARNING_GROUPS.flatMap((group) =>
          (record[group] ?? []).map(({ key, label, value }) => (
            <tr key={key} data-state={value ?? 'none'}>
              <th scope="row" className={styles.name}>
                {label}
              </th>
              <td className="jw-ink-3 jw-nowrap">{WARNING_GROUP_TITLE[group]}</td>
              <td className={styles.state}>
                {value === null || value === undefined ? covidText.unfilled : WARNING_STATE_TEXT[value]}
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
