import type { DiagnosisKnowledge, Guide, Recommend } from '@jianwei/api-client/model';
import { FileText } from 'lucide-react';
import { appConfig } from '../../kit/lib/app-config.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import { STILL_LEARNING } from '../lab/lab-text.ts';
import styles from './knowledge.module.css';
import { Pairs, Section } from './section.tsx';

/** Type of a recommends entry that is an examination; every other type is a lab item. */
const EXAM_TYPE = 2;

/** Commonly ordered labs and examinations, apart. */
export function splitRecommends(recommends: readonly Recommend[]): { labs: Recommend[]; exams: Recommend[] } {
  return {
    labs: recommends.filter((entry) => entry.type !== EXAM_TYPE),
    exams: recommends.filter((entry) => entry.type === EXAM_TYPE),
  };
}

/** Address of a guideline file: the back end's address and the file's url, one slash between them. */
export function guideAddress(backendServer: string, guide: Pick<Guide, 'url'>): string {
  return `${backendServer}${guide.url.startsWith('/') ? '' : '/'}${guide.url}`;
}

/** A text as it stands; one that is missing says so. */
const textOf = (text: string | undefined) => <p className={styles.text}>{text?.trim() ? text : STILL_LEARNING}</p>;

const listOf = (entries: readonly Recommend[]) =>
  entries.length === 0 ? (
    textOf(undefined)
  ) : (
    <ul className={`jw-row jw-wrap jw-gap-6 ${styles.items}`}>
      {entries.map((entry) => (
        <li key={entry.id}>{entry.examine}</li>
      ))}
    </ul>
  );

/** What the hospital wrote, then what is known about the disease. */
export function KnowledgeSections({ knowledge }: { knowledge: DiagnosisKnowledge }) {
  const { labs, exams } = splitRecommends(knowledge.recommends);
  const { clinical_manifestations: manifestations, hospital_note: note, special_inspection: special } = knowledge;
  return (
    <>
      {note && (
        <Section id="hospital-note" title="本院说明" aside={`${note.user_name}\u3000${formatDate(note.updated_time)}`}>
          <RichText text={note.content} className={styles.note} />
        </Section>
      )}
      <div className={`jw-grid ${styles.columns}`}>
        <Section id="introduction" title="疾病介绍">
          {textOf(knowledge.introduction)}
        </Section>
        <Section id="recommends" title="常用检验检查">
          <Pairs
            rows={[
              ['检验', listOf(labs)],
              ['检查', listOf(exams)],
              ...(special === undefined ? [] : [['特殊检查', textOf(special)] as const]),
            ]}
          />
        </Section>
      </div>
      <Section id="assessment" title="诊断标准与病情评估">
        {textOf(knowledge.condition_assessment)}
      </Section>
      <Section id="manifestations" title="临床表现（症状、体征）">
        <Pairs
          rows={[
            ['症状', textOf(manifestations?.symptoms)],
            ['体征', textOf(manifestations?.signs)],
          ]}
        />
      </Section>
      <Section id="guides" title="相关指南">
        {knowledge.guides.length === 0 && textOf(undefined)}
        <ul className={`jw-grid jw-gap-4 ${styles.guides}`}>
          {knowledge.guides.map((guide) => (
            <li key={guide.url}>
              <a href={guideAddress(appConfig().backendServer, guide)} target="_blank" rel="noreferrer">
                <FileText size={15} />
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
