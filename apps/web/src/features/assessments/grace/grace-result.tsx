import { sayOf } from '@jianwei/api-client/transport/undetermined';
import type { Contribution, GraceLevel } from '@jianwei/api-client/model';
import { HIGH_FROM, LOW_UP_TO } from '@jianwei/clinical-rules/grace/grace-table';
import {
  GRACE_BAND_DEATH_TEXT,
  GRACE_BAND_TEXT,
  GRACE_ITEM_TEXT,
  GRACE_LEVEL_TEXT,
  graceValueText,
} from '@jianwei/clinical-rules/grace/wording';
import { type Column, Table } from '../../../kit/table/table.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { AbnormalValue } from '../../../parts/lab/abnormal-value.tsx';
import { useRecordState } from '../record/record-store.ts';
import type { RecordPart } from '../record/open-record.ts';
import { Judgment, ResultFoot, StaleNote } from '../shared/result-parts.tsx';
import { ResultActions } from '../../../parts/result/result-actions.tsx';
import { minuteText } from '../shared/assessment.ts';
import { BandScale } from '../shared/band-scale.tsx';
import { BandTable } from '../shared/band-table.tsx';
import { Distance, Why } from '../shared/explained.tsx';
import { recordText } from '../shared/record-text.ts';
import { flagOf, type EvidenceRow, type GraceTypes } from './grace-form-values.ts';
import styles from './grace-result.module.css';

export const LEVEL_TONE = { low: 'ok', medium: 'amber', high: 'high' } as const;

/** The bands end here; the few scores above the last end (372 is the highest) stand there. */
const BAND_ENDS = { low: LOW_UP_TO, medium: HIGH_FROM, high: 260 } as const;

const BANDS = (['low', 'medium', 'high'] as const).map((level) => ({
  level,
  name: GRACE_LEVEL_TEXT[level],
  range: GRACE_BAND_TEXT[level],
  tone: LEVEL_TONE[level],
  to: BAND_ENDS[level],
}));

const isItem = (code: string): code is keyof typeof GRACE_ITEM_TEXT => code in GRACE_ITEM_TEXT;

/** Texts come with their unit; numbers and yes-or-no get the wording of the rule. */
const valueOf = (item: string, value: Contribution['value']) =>
  isItem(item) && typeof value !== 'string' ? graceValueText(item, value) : String(value);

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
        <LevelTable current={undefined} />
        <EvidenceTable evidences={evidences} />
      </div>
    );
  }
  const { result, at, isMeasured, isStale } = judged;
  const { score, level, judgment, death_display: death, contributions = [], distance = [] } = result;
  const tone = LEVEL_TONE[level];
  const aside = `${minuteText(at)} ${isMeasured ? '计算' : '保存'}`;
  return (
    <div>
      <SectionHeading level={3} title="评分结果" aside={aside} />
      {isStale && <StaleNote again={record.tool.calls.measure?.again} />}
      <Judgment isStale={isStale}>
        <p className={`jw-row jw-baseline jw-wrap ${styles.hero}`}>
          <span className={styles.score} data-part="verdict">
            {score}
          </span>
          <span className={`jw-ink-2 ${styles.points}`}>分</span>
          <span className={`jw-song jw-tone-ink ${styles.level}`} data-tone={tone}>
            {sayOf(level, GRACE_LEVEL_TEXT[level])}
          </span>
          {death !== undefined && (
            <span className={`jw-end jw-ink-2 ${styles.death}`}>
              院内死亡风险{/^[≤≥]/.test(death) ? ' ' : '约 '}
              {death}
            </span>
          )}
        </p>
        <BandScale value={score} bands={BANDS} />
        <div className={`jw-row jw-start jw-gap-8 jw-tone-ground ${styles.judgment}`} data-tone={tone}>
          <p className="jw-grow">{judgment}</p>
          {!isStale && (
            <ResultActions
              isCompact
              text={recordText({ time: at, name: 'Grace评分' }, [judgment], result.review_notes)}
            />
          )}
        </div>
        <LevelTable current={level} />
        <EvidenceTable evidences={evidences} />
        <Why
          title={`为什么是 ${score} 分`}
          aside={`${contributions.length} 项合计`}
          rows={contributions.map(({ item, label, value, ...entry }) => ({
            ...entry,
            item,
            label: label ?? (isItem(item) ? GRACE_ITEM_TEXT[item] : item),
            value: valueOf(item, value),
          }))}
        />
        <Distance
          steps={distance.map(({ item, label, from, to, ...next }) => ({
            item,
            label,
            from: valueOf(item, from),
            to: valueOf(item, to),
            target: `${next.score} 分，${sayOf(next.level, GRACE_LEVEL_TEXT[next.level])}`,
            tone: LEVEL_TONE[next.level],
          }))}
        />
      </Judgment>
      <ResultFoot notes={result.review_notes} ruleVersion={result.rule_version} />
    </div>
  );
}

function LevelTable({ current }: { current: GraceLevel | undefined }) {
  return (
    <BandTable
      caption="风险等级与评分"
      columns={['风险等级', '评分', '院内死亡风险']}
      align="end"
      bands={BANDS.map(({ level, name, range, tone }) => ({
        name,
        cells: [range, GRACE_BAND_DEATH_TEXT[level]],
        tone,
        isCurrent: level === current,
      }))}
    />
  );
}

const EVIDENCE_COLUMNS: readonly Column<EvidenceRow>[] = [
  { header: '检验项目', isRowHeader: true, headClassName: 'jw-nowrap', cell: ({ name }) => name },
  {
    header: '标本',
    isNowrap: true,
    className: `jw-ink-3 ${styles.specimen}`,
    headClassName: styles.specimen,
    cell: ({ specimen }) => specimen,
  },
  {
    header: '结果',
    align: 'end',
    isNowrap: true,
    className: styles.value,
    headClassName: styles.valueHead,
    cell: ({ result, reference }) => <AbnormalValue value={result} abnormalType={flagOf(result, reference)} slot />,
  },
  {
    header: '单位',
    className: `jw-ink-3 ${styles.unit}`,
    headClassName: `jw-nowrap ${styles.unit}`,
    cell: ({ unit }) => unit,
  },
  { header: '参考区间', headClassName: 'jw-nowrap', cell: ({ reference }) => reference.replace(/^([<>≤≥])\s*/, '$1 ') },
];

function EvidenceTable({ evidences }: { evidences: readonly EvidenceRow[] }) {
  if (evidences.length === 0) return null;
  return (
    <section className={styles.evidence}>
      <SectionHeading level={3} rule="none" title="心肌坏死标志物依据" aside={`${evidences.length} 条`} />
      <Table caption="心肌坏死标志物依据" columns={EVIDENCE_COLUMNS} rows={evidences} rowKey={(_row, place) => place} />
    </section>
  );
}
