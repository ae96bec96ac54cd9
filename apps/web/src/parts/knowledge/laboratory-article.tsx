import { useListOriginalLaboratories } from '@jianwei/api-client/lookups/lookups';
import type { LaboratoryKnowledgeDetail } from '@jianwei/api-client/model';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Table } from '../../kit/table/table.tsx';
import { sourceTexts, spacedInequality, STILL_LEARNING, unitText } from '../lab/lab-text.ts';
import { KNOWLEDGE_FRESH_MS } from './knowledge-search.ts';
import styles from './knowledge.module.css';
import { Pairs, Section } from './section.tsx';

interface LaboratoryArticleProps {
  detail: LaboratoryKnowledgeDetail;
  /** The first heading where the article is the screen. */
  headingAs?: 'h1' | 'h2';
  aside?: ReactNode;
  /** Where a disease is read; undefined where it cannot be opened. */
  addressOf: (diagnosisId: string) => string | undefined;
}

/** What is known of one lab item: its meaning first, then how it is measured and which diseases it speaks for. */
export function LaboratoryArticle({ detail, headingAs: Heading = 'h2', aside, addressOf }: LaboratoryArticleProps) {
  const { laboratory_name: name, standard_specimen: specimen, short_name: short, english_name: english } = detail;
  // What this hospital calls the item is one line of many: without it the article stands.
  const originals = useListOriginalLaboratories(
    { standard_laboratory_name: name, standard_specimen: specimen },
    { query: { staleTime: KNOWLEDGE_FRESH_MS }, request: { suppress: true } },
  );
  const texts = sourceTexts(detail);
  const facts: readonly (readonly [string, string])[] = [
    ['标本', specimen],
    ['单位', unitText(detail.unit) || '无'],
    ['所属组合', detail.group_name],
    ['别名', detail.aliases.join('、')],
    ['本院项目', originals.data?.labs.map((one) => one.original_laboratory_name).join('、') ?? ''],
  ];
  return (
    <article className={styles.laboratory} aria-label={name}>
      <div className={`jw-row jw-baseline jw-wrap ${styles.head}`}>
        <Heading className="jw-song jw-title">{name}</Heading>
        <span className="jw-ink-3" lang="en">
          {[short, english].filter((text) => text !== '').join('　')}
        </span>
        {aside}
      </div>
      <Section id="meaning" title="检验意义与提示">
        {texts.length === 0 && <p>{STILL_LEARNING}</p>}
        <Pairs rows={texts.map(({ display, content }) => [display, content])} />
      </Section>
      <div className={`jw-grid ${styles.halves}`}>
        <Section id="facts" title="标本与单位">
          <Pairs rows={facts.filter(([, text]) => text !== '')} />
        </Section>
        <Section id="ranges" title="参考区间">
          <Ranges detail={detail} />
        </Section>
      </div>
      <Section id="diagnoses" title="相关疾病">
        {detail.diagnoses.length === 0 && <p>暂无以该项目为依据的疾病</p>}
        <ul className={`jw-row jw-wrap ${styles.links}`}>
          {detail.diagnoses.map(({ diagnosis_id: id, diagnosis_name: disease }) => {
            const address = addressOf(id);
            return <li key={id}>{address === undefined ? disease : <Link to={address}>{disease}</Link>}</li>;
          })}
        </ul>
      </Section>
    </article>
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
          { header: '适用人群', cell: ({ applies_to: people }) => people || '不分人群' },
          {
            id: 'interval',
            header: <>参考区间{unit !== '' && `（${unitText(unit)}）`}</>,
            cell: ({ text }) => spacedInequality(text),
          },
        ]}
        rows={intervals}
        rowKey={({ applies_to: people }) => people}
      />
      {note !== undefined && <p className={`jw-note ${styles.source}`}>{note}</p>}
      <p className={`jw-note ${styles.source}`}>{source !== '' && `来源：${source}；`}以报告所附区间为准</p>
    </>
  );
}
