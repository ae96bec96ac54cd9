import type { Contribution, DiagnosisKnowledge } from '@jianwei/api-client/model';
import type { ReactNode } from 'react';
import { REVIEW_MARK } from '@jianwei/clinical-rules/core/marks';
import { KnowledgeSections } from '../../parts/knowledge/knowledge-sections.tsx';
import type { TrendRequest } from '../../parts/report/detail-slots.ts';
import { SectionedScroll } from '../../kit/ui/sectioned-scroll.tsx';
import styles from './diagnosis-body.module.css';
import { LabEvidence } from './lab-evidence.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Section } from '../../parts/knowledge/section.tsx';
import { SavedRiskPart } from './saved-risk.tsx';

export interface DiagnosisBodyProps {
  knowledge: DiagnosisKnowledge;
  /** The lab report the page is on. */
  reportId: string;
  /** Above the first section. */
  hints: ReactNode;
  onOpenTrend?: ((request: TrendRequest) => void) | undefined;
}

/** Lab evidence, then what is known, last what a model said that is off: the body of diagnoses without a tool of their own. */
export function DiagnosisBody({ knowledge, reportId, hints, onOpenTrend }: DiagnosisBodyProps) {
  const tabs = [
    { id: 'evidence', label: '诊断依据' },
    ...(hasReasoning(knowledge) ? [{ id: 'reasoning', label: '推理说明' }] : []),
    ...(knowledge.hospital_note ? [{ id: 'hospital-note', label: '本院说明' }] : []),
    { id: 'introduction', label: '疾病介绍' },
    { id: 'recommends', label: '常用检验检查' },
    { id: 'assessment', label: '诊断标准与病情评估' },
    { id: 'manifestations', label: '临床表现' },
    { id: 'guides', label: '相关指南' },
  ];
  return (
    <SectionedScroll tabs={tabs} className={styles.sections}>
      {hints}
      <LabEvidence knowledge={knowledge} reportId={reportId} onOpenTrend={onOpenTrend} />
      {hasReasoning(knowledge) && <Reasoning knowledge={knowledge} />}
      <KnowledgeSections knowledge={knowledge} />
      <SavedRiskPart saved={knowledge.saved_risk} />
    </SectionedScroll>
  );
}

/** Is there anything to explain about how this diagnosis was reached? */
export function hasReasoning({ contributions = [], citations = [] }: DiagnosisKnowledge): boolean {
  return contributions.length > 0 || citations.length > 0;
}

/** Why this diagnosis is suspected: what each result contributed, by which source, and what is still to be reviewed. */
export function Reasoning({ knowledge }: { knowledge: DiagnosisKnowledge }) {
  const { contributions = [], citations = [], review_notes: notes = [], score, rule_version: version } = knowledge;
  // One source for all rows stands once below the table instead of in every row.
  const sources = new Set(contributions.map((entry) => entry.source));
  const references = new Set([...(sources.size === 1 ? sources : []), ...citations]);
  const aside = [score !== undefined && `合计 ${score} 分`, version !== undefined && `规则版本 ${version}`];
  return (
    <Section id="reasoning" title="推理说明" aside={aside.filter(Boolean).join('　')}>
      {contributions.length > 0 && (
        <Contributions
          caption="各项依据的得分与出处"
          headings={{ item: '依据', points: '得分' }}
          entries={contributions}
          pointsText={String}
          hasSources={sources.size > 1}
        />
      )}
      {references.size > 0 && (
        <div className={`jw-row jw-start jw-gap-8 jw-note ${styles.citations}`}>
          <span>依据</span>
          <ol aria-label="文献">
            {[...references].map((reference) => (
              <li key={reference}>{reference}</li>
            ))}
          </ol>
        </div>
      )}
      <ReviewNotes notes={notes} />
    </Section>
  );
}

interface ContributionsProps {
  caption: string;
  headings: { item: string; points: string };
  entries: readonly Contribution[];
  pointsText: (points: number) => string;
  hasSources?: boolean;
}

/** What each input added to a score or took from it. */
export function Contributions({ caption, headings, entries, pointsText, hasSources = false }: ContributionsProps) {
  const columns: Column<Contribution>[] = [
    { header: headings.item, isRowHeader: true, cell: ({ item, label = item }) => label },
    { header: '取值', cell: ({ value }) => (typeof value === 'boolean' ? (value ? '有' : '无') : value) },
    { header: headings.points, align: 'end', isNowrap: true, width: 64, cell: ({ points }) => pointsText(points) },
  ];
  const source: Column<Contribution> = { header: '出处', className: 'jw-ink-3', cell: (entry) => entry.source };
  return (
    <Table
      caption={caption}
      columns={hasSources ? [...columns, source] : columns}
      rows={entries}
      // A rule may hold two rows of one item: its level and its change.
      rowKey={({ item, label }, place) => `${item} ${label} ${place}`}
    />
  );
}

/** 规则待临床复核, and what exactly is to be reviewed; each note may begin with the mark itself. */
export function ReviewNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <div className={`jw-row jw-wrap jw-note ${styles.notes}`}>
      <b className="jw-ink-2">{REVIEW_MARK}</b>
      {notes.map((note) => (
        <span key={note}>{note.replace(new RegExp(`^${REVIEW_MARK}[：:]`), '')}</span>
      ))}
    </div>
  );
}
