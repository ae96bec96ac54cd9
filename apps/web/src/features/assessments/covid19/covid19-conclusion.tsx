import { LOBES } from '@jianwei/clinical-rules/covid19/imaging';
import type { ReactNode } from 'react';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import type { RecordPart } from '../record/record-tool.ts';
import { ResultFoot } from '../record/result-parts.tsx';
import { Distance, Why } from '../shared/explained.tsx';
import { ResultActions } from '../../../parts/result/result-actions.tsx';
import styles from './covid19-conclusion.module.css';
import type { Covid19Types } from './covid19-form-values.ts';
import { conclusionParts, conclusionText } from './covid19-text.ts';
import { PromptList } from './prompt-list.tsx';

/** Scores of lobes stand in the table of the imaging assessment. */
const LOBE_CODES: ReadonlySet<string> = new Set(LOBES);
const HIGH_RISK = 'high_risk:';

/** What follows from a saved record, and what it rests on. */
export function Covid19Conclusion({ record: { report: record } }: RecordPart<Covid19Types>) {
  if (record === undefined) return null;
  const { suggests, prompts, recommended_checks: checks = [] } = record;
  const contributions = (record.contributions ?? []).filter(({ item }) => !LOBE_CODES.has(item));
  const hasCriterion = contributions.some(({ item }) => !item.startsWith(HIGH_RISK));
  return (
    <div className="jw-grid jw-gap-16">
      <section aria-label="结论">
        <SectionHeading level={3} title="结论" aside={<ResultActions isCompact text={conclusionText(record)} />} />
        {record.results.map((result) => {
          const [type, ...details] = conclusionParts(result);
          return (
            <div key={result}>
              <p className={`jw-song ${styles.type}`}>{type}</p>
              {details.map((detail) => (
                <p key={detail} className="jw-body jw-ink-2">
                  {detail}
                </p>
              ))}
            </div>
          );
        })}
      </section>
      <TextSection title="治疗建议" texts={suggests} />
      <section aria-label="更多提示">
        <SectionHeading level={3} title="更多提示" />
        {prompts.length === 0 ? <None /> : <PromptList prompts={prompts} />}
      </section>
      <TextSection title="建议完善的检查" texts={checks} />
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

function TextSection({ title, texts }: { title: string; texts: readonly string[] }): ReactNode {
  return (
    <section aria-label={title}>
      <SectionHeading level={3} title={title} />
      {texts.length === 0 ? (
        <None />
      ) : (
        <ul className={`jw-body ${styles.texts}`}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function None() {
  return <p className="jw-table-text jw-ink-3">暂无</p>;
}
