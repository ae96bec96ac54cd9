import type { GraceLevel } from '@jianwei/api-client/model';
import { GRACE_BAND_DEATH_TEXT, GRACE_BAND_TEXT, GRACE_LEVEL_TEXT } from '@jianwei/clinical-rules/grace/wording';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { AbnormalValue } from '../../../parts/lab/abnormal-value.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { MINUTE_PATTERN } from '../shared/assessment-texts.ts';
import { useRecordState } from '../record/record-store.ts';
import type { RecordPart } from '../record/record-tool.ts';
import { Judgment, ResultFoot } from '../record/result-parts.tsx';
import { ResultActions } from '../../../parts/result/result-actions.tsx';
import { flagOf } from './evidence-flag.ts';
import { GraceBandBar } from './grace-band-bar.tsx';
import { GraceExplained } from './grace-explained.tsx';
import type { EvidenceRow, GraceTypes } from './grace-form-values.ts';
import styles from './grace-result.module.css';
import { conclusionText } from './grace-text.ts';

const LEVELS = ['low', 'medium', 'high'] as const satisfies readonly GraceLevel[];

/** The score with its band, what it means, what it rests on and what would change it. */
export function GraceResult({ record }: RecordPart<GraceTypes>) {
  const { store, source, judged } = record;
  const evidences = useRecordState(store, ({ draft }) => (draft ?? source)?.evidences) ?? [];
  if (judged === undefined) {
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
  const { result, at, isMeasured, isStale } = judged;
  const aside = `${formatDate(at, MINUTE_PATTERN)} ${isMeasured ? '计算' : '保存'}`;
  return (
    <div>
      <Judgment
        isStale={isStale}
        again={record.tool.calls.measure?.again}
        heading={<SectionHeading level={3} title="评分结果" aside={aside} />}
      >
        <p className={`jw-row jw-baseline jw-wrap ${styles.hero}`}>
          <span className={styles.score} data-part="verdict">
            {result.score}
          </span>
          <span className={styles.points}>分</span>
          <span className={`jw-song ${styles.level}`} data-level={result.level}>
            {GRACE_LEVEL_TEXT[result.level]}
          </span>
          {result.death_display !== undefined && (
            <span className={`jw-end jw-ink-2 ${styles.death ?? ''}`}>
              院内死亡风险{/^[≤≥]/.test(result.death_display) ? ' ' : '约 '}
              {result.death_display}
            </span>
          )}
        </p>
        <GraceBandBar score={result.score} />
        <div className={`jw-row jw-start jw-gap-8 ${styles.judgment}`} data-level={result.level}>
          <p>{result.judgment}</p>
          {!isStale && <ResultActions isCompact text={conclusionText(result, at)} />}
        </div>
        <LevelTable current={result.level} />
        <EvidenceTable evidences={evidences} />
        <GraceExplained result={result} />
      </Judgment>
      <ResultFoot notes={result.review_notes} ruleVersion={result.rule_version} />
    </div>
  );
}

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
