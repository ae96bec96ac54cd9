import type { GraceLevel, GraceOutput } from '@jianwei/api-client/model';
import { FOOTER_TEXT } from '@jianwei/clinical-rules/core/wording';
import { GRACE_BAND_DEATH_TEXT, GRACE_BAND_TEXT, GRACE_LEVEL_TEXT } from '@jianwei/clinical-rules/grace/wording';
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { formatDate } from '../../../shared/lib/format-date.ts';
import { AbnormalValue } from '../../../shared/ui/abnormal-value.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { MINUTE_PATTERN } from '../shared/assessment-texts.ts';
import { ResultActions } from '../shared/result-actions.tsx';
import { ReviewNotes } from '../shared/review-notes.tsx';
import { flagOf } from './evidence-flag.ts';
import { GraceBandBar } from './grace-band-bar.tsx';
import { GraceExplained } from './grace-explained.tsx';
import type { EvidenceRow } from './grace-form-values.ts';
import styles from './grace-result.module.css';
import { conclusionText } from './grace-text.ts';

const LEVELS = ['low', 'medium', 'high'] as const satisfies readonly GraceLevel[];

interface GraceResultProps {
  result: GraceOutput | null;
  /** When it was computed or saved. */
  time: string | Date | undefined;
  /** Computed in this sitting, not saved before. */
  isMeasured: boolean;
  isStale: boolean;
  evidences: readonly EvidenceRow[];
}

/** The score with its band, what it means, what it rests on and what would change it. */
export const GraceResult = memo(function GraceResult(props: GraceResultProps) {
  const { result, time, isMeasured, isStale, evidences } = props;
  if (result === null) {
    return (
      <div>
        <SectionHeading level={3} title="评分结果" />
        <div className={styles.empty}>
          <EmptyState title="尚未计算" hint="填写左侧各项后点击「查看结果」" />
        </div>
        <LevelTable current={null} />
        <EvidenceTable evidences={evidences} />
      </div>
    );
  }
  return (
    <div className={styles.result} data-stale={isStale}>
      <SectionHeading
        level={3}
        title="评分结果"
        aside={`${formatDate(time, MINUTE_PATTERN)} ${isMeasured ? '计算' : '保存'}`}
      />
      {isStale && (
        <p className={styles.stale} role="status">
          <TriangleAlert size={14} strokeWidth={1.8} aria-hidden />
          输入已修改，此结果不再对应，请重新查看结果
        </p>
      )}
      <div className={styles.dimmed}>
        <p className={styles.hero}>
          <span className={styles.score}>{result.score}</span>
          <span className={styles.points}>分</span>
          <span className={`jw-song ${styles.level}`} data-level={result.level}>
            {GRACE_LEVEL_TEXT[result.level]}
          </span>
          {result.death_display !== undefined && (
            <span className={styles.death}>
              院内死亡风险{/^[≤≥]/.test(result.death_display) ? ' ' : '约 '}
              {result.death_display}
            </span>
          )}
        </p>
        <GraceBandBar score={result.score} />
        <div className={styles.judgment} data-level={result.level}>
          <p>{result.judgment}</p>
          {!isStale && <ResultActions text={conclusionText(result, time)} />}
        </div>
        <LevelTable current={result.level} />
        <EvidenceTable evidences={evidences} />
        <GraceExplained result={result} />
      </div>
      <ReviewNotes notes={result.review_notes} ruleVersion={result.rule_version} />
      <p className={`jw-no-print ${styles.footer}`}>{FOOTER_TEXT.reference_only}</p>
    </div>
  );
});

function LevelTable({ current }: { current: GraceLevel | null }) {
  return (
    <table className={`jw-table ${styles.levels}`}>
      <caption className="jw-visually-hidden">风险等级与评分</caption>
      <thead>
        <tr>
          <th scope="col">风险等级</th>
          <th scope="col" className={styles.number}>
            评分
          </th>
          <th scope="col" className={styles.number}>
            院内死亡风险
          </th>
        </tr>
      </thead>
      <tbody>
        {LEVELS.map((level) => (
          <tr
            key={level}
            data-level={level}
            data-current={level === current}
            aria-current={level === current || undefined}
          >
            <th scope="row">
              {GRACE_LEVEL_TEXT[level]}
              {level === current && <span className={styles.here}>本次</span>}
            </th>
            <td className={styles.number}>{GRACE_BAND_TEXT[level]}</td>
            <td className={styles.number}>{GRACE_BAND_DEATH_TEXT[level]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function EvidenceTable({ evidences }: { evidences: readonly EvidenceRow[] }) {
  if (evidences.length === 0) return null;
  return (
    <section className={styles.evidence}>
      <SectionHeading level={3} rule="none" title="心肌坏死标志物依据" aside={`${evidences.length} 条`} />
      <table className="jw-table">
        <caption className="jw-visually-hidden">心肌坏死标志物依据</caption>
        <thead>
          <tr>
            <th scope="col">检验项目</th>
            <th scope="col" className={styles.specimen}>
              标本
            </th>
            <th scope="col" className={styles.valueHead}>
              结果
            </th>
            <th scope="col" className={styles.unit}>
              单位
            </th>
            <th scope="col">参考区间</th>
          </tr>
        </thead>
        <tbody>
          {evidences.map((row, index) => (
            <tr key={index}>
              <th scope="row" className={styles.name}>
                {row.name}
              </th>
              <td className={styles.specimen}>{row.specimen}</td>
              <td className={styles.value}>
                <AbnormalValue value={row.result} abnormalType={flagOf(row.result, row.reference)} slot />
              </td>
              <td className={styles.unit}>{row.unit}</td>
              <td>{row.reference.replace(/^([<>≤≥])\s*/, '$1 ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
