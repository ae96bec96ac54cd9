import { TitledSection } from '../../../kit/ui/section-heading.tsx';
import { LOBES } from '@jianwei/clinical-rules/covid19/imaging';
import { INCOMPLETE_TEXT } from '@jianwei/clinical-rules/covid19/wording';
import { TriangleAlert } from 'lucide-react';
import type { RecordPart } from '../record/open-record.ts';
import { ResultFoot } from '../shared/result-parts.tsx';
import { ResultActions } from '../../../parts/result/result-actions.tsx';
import { Distance, Why } from '../shared/explained.tsx';
import type { Covid19Types } from './covid19-form-values.ts';
import styles from './covid19-record.module.css';
import { conclusionParts, conclusionText } from './covid19-text.ts';

/** Scores of lobes stand in the table of the imaging assessment. */
const LOBE_CODES: ReadonlySet<string> = new Set(LOBES);
const HIGH_RISK = 'high_risk:';

/** What follows from a saved record, and what it rests on. */
export function Covid19Conclusion({ record: { report: record } }: RecordPart<Covid19Types>) {
  if (record === undefined) return null;
  const contributions = (record.contributions ?? []).filter(({ item }) => !LOBE_CODES.has(item));
  const hasCriterion = contributions.some(({ item }) => !item.startsWith(HIGH_RISK));
  return (
    <div className="jw-grid jw-gap-16">
      <TitledSection level={3} title="结论" aside={<ResultActions isCompact text={conclusionText(record)} />}>
        {record.results.map((result) => {
          const [type, ...details] = conclusionParts(result);
          return (
            <div key={result}>
              <p className={`jw-song ${styles.type}`}>{type}</p>
              {details.map((detail) => (
                <p key={detail} className="jw-ink-2">
                  {detail}
                </p>
              ))}
            </div>
          );
        })}
      </TitledSection>
      {[
        { title: '治疗建议', texts: record.suggests },
        { title: '更多提示', texts: record.prompts },
        { title: '建议完善的检查', texts: record.recommended_checks ?? [] },
      ].map(({ title, texts }) => (
        <TitledSection key={title} level={3} title={title}>
          {texts.length === 0 ? <p className="jw-table-text jw-ink-3">暂无</p> : <PromptList prompts={texts} />}
        </TitledSection>
      ))}
      <div>
        <Why title="为什么是这一分型" aside="符合的项目" rows={contributions} hidesPoints />
        {record.contributions !== undefined && !hasCriterion && (
          <p className="jw-table-text jw-ink-3">已填写的项目中，没有符合更高分型的条件</p>
        )}
        <Distance steps={record.distance} />
        <ResultFoot notes={record.review_notes} ruleVersion={record.rule_version} />
      </div>
    </div>
  );
}

/** What a doctor should know, or do; that the type may be too low stands out. */
export function PromptList({ prompts }: { prompts: readonly string[] }) {
  return (
    <ul className="jw-grid jw-gap-4">
      {prompts.map((prompt) =>
        prompt === INCOMPLETE_TEXT ? (
          <li
            key={prompt}
            className={`jw-row jw-gap-6 jw-tone-ink jw-tone-ground ${styles.incomplete}`}
            data-tone="amber"
          >
            <TriangleAlert className="jw-fixed" size={14} strokeWidth={1.8} />
            {prompt}
          </li>
        ) : (
          <li key={prompt}>{prompt}</li>
        ),
      )}
    </ul>
  );
}
