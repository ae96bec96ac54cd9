import type { LaboratoryKnowledgeDetail, OriginalLaboratory } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';
import { Table } from '../../kit/table/table.tsx';
import { Section } from './section.tsx';
import { spacedInequality } from '../lab/lab-text.ts';
import { sourceTexts, STILL_LEARNING } from '../lab/source-text.ts';
import { unitText } from '../lab/unit-text.ts';
import styles from './laboratory-sections.module.css';

interface LaboratorySectionsProps {
  detail: LaboratoryKnowledgeDetail;
  /** What this hospital calls the item; undefined while it is not known. */
  originals: readonly OriginalLaboratory[] | undefined;
  /** Where a disease is read; undefined where it cannot be opened. */
  addressOf: (diagnosisId: string) => string | undefined;
}

/** Meaning first, then how the item is measured and what it speaks for. */
export function LaboratorySections({ detail, originals, addressOf }: LaboratorySectionsProps) {
  const texts = sourceTexts(detail);
  const facts: readonly (readonly [string, string])[] = [
    ['标本', detail.standard_specimen],
    ['单位', unitText(detail.unit) || '无'],
    ['所属组合', detail.group_name],
    ['别名', detail.aliases.join('、')],
    ['本院项目', originals?.map((one) => one.original_laboratory_name).join('、') ?? ''],
  ];
  return (
    <>
      <Section id="meaning" title="检验意义与提示">
        {texts.length === 0 && <p>{STILL_LEARNING}</p>}
        <dl className={styles.pairs}>
          {texts.map(({ display, content }) => (
            <Pair key={display} term={display} text={content} />
          ))}
        </dl>
      </Section>
      <div className={styles.halves}>
        <Section id="facts" title="标本与单位">
          <dl className={styles.pairs}>
            {facts.map(([term, text]) => text !== '' && <Pair key={term} term={term} text={text} />)}
          </dl>
        </Section>
        <Section id="ranges" title="参考区间">
          <Ranges detail={detail} />
        </Section>
      </div>
      <Section id="diagnoses" title="相关疾病">
        {detail.diagnoses.length === 0 ? (
          <p>暂无以该项目为依据的疾病</p>
        ) : (
          <ul className={styles.links}>
            {detail.diagnoses.map(({ diagnosis_id: id, diagnosis_name: name }) => {
              const address = addressOf(id);
              return <li key={id}>{address === undefined ? name : <Link to={address}>{name}</Link>}</li>;
            })}
          </ul>
        )}
      </Section>
    </>
  );
}

function Pair({ term, text }: { term: string; text: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </>
  );
}

function Ranges({ detail }: { detail: LaboratoryKnowledgeDetail }) {
  const { reference_intervals: intervals, range_source: source, note, unit } = detail;
  if (intervals.length === 0) return <p>{STILL_LEARNING}</p>;
  return (
    <>
      <Table
        caption="参考区间"
        columns={[
          { id: 'people', header: '适用人群', cell: ({ applies_to: people }) => people || '不分人群' },
          {
            id: 'interval',
            header: <>参考区间{unit !== '' && `（${unitText(unit)}）`}</>,
            cell: ({ text }) => spacedInequality(text),
          },
        ]}
        rows={intervals}
        rowKey={({ applies_to: people }) => people}
      />
      {note !== undefined && <p className={`jw-note ${styles.source ?? ''}`}>{note}</p>}
      <p className={`jw-note ${styles.source ?? ''}`}>{source !== '' && `来源：${source}；`}以报告所附区间为准</p>
    </>
  );
}
