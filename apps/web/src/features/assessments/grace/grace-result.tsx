import type { Contribution, GraceLevel } from '@jianwei/api-client/model';
import {
  GRACE_BAND_DEATH_TEXT,
  GRACE_BAND_TEXT,
  GRACE_ITEM_TEXT,
  GRACE_LEVEL_TEXT,
  graceValueText,
} from '@jianwei/clinical-rules/grace/wording';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { type Column, Table } from '../../../kit/table/table.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { AbnormalValue } from '../../../parts/lab/abnormal-value.tsx';
import { useRecordState } from '../record/record-store.ts';
import type { RecordPart } from '../record/open-record.ts';
import { Judgment, ResultFoot } from '../record/result-parts.tsx';
import { ResultActions } from '../../../parts/result/result-actions.tsx';
import { MINUTE_PATTERN } from '../shared/assessment-texts.ts';
import { Distance, Why } from '../shared/explained.tsx';
import { recordText } from '../shared/record-text.ts';
import { GraceBandBar } from './grace-band-bar.tsx';
import { type EvidenceRow, flagOf, type GraceTypes } from './grace-form-values.ts';
import styles from './grace-result.module.css';

const LEVELS = ['low', 'medium', 'high'] as const satisfies readonly GraceLevel[];
export const LEVEL_TONE = { low: 'ok', medium: 'amber', high: 'high' } as const;

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
            {score}
          </span>
          <span className={`jw-ink-2 ${styles.points}`}>分</span>
          <span className={`jw-song jw-tone-ink ${styles.level}`} data-tone={tone}>
            {GRACE_LEVEL_TEXT[level]}
          </span>
          {death !== undefined && (
            <span className={`jw-end jw-ink-2 ${styles.death}`}>
              院内死亡风险{/^[≤≥]/.test(death) ? ' ' : '约 '}
              {death}
            </span>
          )}
        </p>
        <GraceBandBar score={score} />
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
            target: `${next.score} 分，${GRACE_LEVEL_TEXT[next.level]}`,
            tone: LEVEL_TONE[next.level],
          }))}
        />
      </Judgment>
      <ResultFoot notes={result.review_notes} ruleVersion={result.rule_version} />
    </div>
  );
}

function LevelTable({ current }: { current: GraceLevel | undefined }) {
  const columns: Column<GraceLevel>[] = [
    {
      id: 'level',
      header: '风险等级',
      isRowHeader: true,
      className: 'jw-strong jw-tone-ink',
      cell: (level) => (
        <>
          {GRACE_LEVEL_TEXT[level]}
          {level === current && <span className={styles.here}>本次</span>}
        </>
      ),
    },
    { id: 'score', header: '评分', align: 'end', cell: (level) => GRACE_BAND_TEXT[level] },
    { id: 'death', header: '院内死亡风险', align: 'end', cell: (level) => GRACE_BAND_DEATH_TEXT[level] },
  ];
  return (
    <Table
      caption="风险等级与评分"
      className={styles.levels}
      columns={columns}
      rows={LEVELS}
      rowKey={(level) => level}
      rowState={(level) => ({ 'data-tone': LEVEL_TONE[level], 'aria-current': level === current || undefined })}
    />
  );
}

const EVIDENCE_COLUMNS: readonly Column<EvidenceRow>[] = [
  { id: 'name', header: '检验项目', isRowHeader: true, headClassName: 'jw-nowrap', cell: ({ name }) => name },
  {
    id: 'specimen',
    header: '标本',
    isNowrap: true,
    className: `jw-ink-3 ${styles.specimen}`,
    headClassName: styles.specimen,
    cell: ({ specimen }) => specimen,
  },
  {
    id: 'result',
    header: '结果',
    align: 'end',
    isNowrap: true,
    className: styles.value,
    headClassName: styles.valueHead,
    cell: ({ result, reference }) => <AbnormalValue value={result} abnormalType={flagOf(result, reference)} slot />,
  },
  {
    id: 'unit',
    header: '单位',
    className: `jw-ink-3 ${styles.unit}`,
    headClassName: `jw-nowrap ${styles.unit}`,
    cell: ({ unit }) => unit,
  },
  {
    id: 'reference',
    header: '参考区间',
    headClassName: 'jw-nowrap',
    cell: ({ reference }) => reference.replace(/^([<>≤≥])\s*/, '$1 '),
  },
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
