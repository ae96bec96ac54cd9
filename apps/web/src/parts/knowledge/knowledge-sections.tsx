import type { DiagnosisKnowledge, Recommend } from '@jianwei/api-client/model';
import { FileText } from 'lucide-react';
import { appConfig } from '../../kit/lib/app-config.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import { STILL_LEARNING } from '../lab/source-text.ts';
import { guideAddress, splitRecommends } from './knowledge.ts';
import styles from './knowledge-sections.module.css';
import { Section } from './section.tsx';

/** What the hospital wrote, then what is known about the disease. A text that is missing says so. */
export function KnowledgeSections({ knowledge }: { knowledge: DiagnosisKnowledge }) {
  const { labs, exams } = splitRecommends(knowledge.recommends);
  const { clinical_manifestations: manifestations, hospital_note: note } = knowledge;
  return (
    <>
      {note && (
        <Section id="hospital-note" title="本院说明" aside={`${note.user_name}\u3000${formatDate(note.updated_time)}`}>
          <RichText text={note.content} className={styles.note} />
        </Section>
      )}
      <div className={styles.columns}>
        <Section id="introduction" title="疾病介绍">
          <Text text={knowledge.introduction} />
        </Section>
        <Section id="recommends" title="常用检验检查">
          <dl className={styles.pairs}>
            <dt>检验</dt>
            <dd>
              <Items entries={labs} />
            </dd>
            <dt>检查</dt>
            <dd>
              <Items entries={exams} />
            </dd>
            {knowledge.special_inspection !== undefined && (
              <>
                <dt>特殊检查</dt>
                <dd>
                  <Text text={knowledge.special_inspection} />
                </dd>
              </>
            )}
          </dl>
        </Section>
      </div>
      <Section id="assessment" title="诊断标准与病情评估">
        <Text text={knowledge.condition_assessment} />
      </Section>
      <Section id="manifestations" title="临床表现（症状、体征）">
        <dl className={styles.pairs}>
          <dt>症状</dt>
          <dd>
            <Text text={manifestations?.symptoms} />
          </dd>
          <dt>体征</dt>
          <dd>
            <Text text={manifestations?.signs} />
          </dd>
        </dl>
      </Section>
      <Section id="guides" title="相关指南">
        {knowledge.guides.length === 0 && <p className={styles.text}>{STILL_LEARNING}</p>}
        <ul className={`jw-grid jw-gap-4 ${styles.guides ?? ''}`}>
          {knowledge.guides.map((guide) => (
            <li key={guide.url}>
              <a href={guideAddress(appConfig().backendServer, guide)} target="_blank" rel="noreferrer">
                <FileText size={15} strokeWidth={1.6} aria-hidden />
                {guide.original_file_name}
                <span className="jw-visually-hidden">（在新标签页打开）</span>
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function Text({ text }: { text: string | undefined }) {
  return <p className={styles.text}>{text?.trim() ? text : STILL_LEARNING}</p>;
}

function Items({ entries }: { entries: readonly Recommend[] }) {
  if (entries.length === 0) return <p className={styles.text}>{STILL_LEARNING}</p>;
  return (
    <ul className={styles.items}>
      {entries.map((entry) => (
        <li key={entry.id}>{entry.examine}</li>
      ))}
    </ul>
  );
}
