import { isTrue } from '@jianwei/api-client/transport/undetermined';
import type { ResearchMatch, ResearchPosition } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { Copy, ExternalLink, ListPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { AbnormalValue } from '../../parts/lab/abnormal-value.tsx';
import { unitText } from '../../parts/lab/lab-text.ts';
import { cohortOf, shareOf } from '../../parts/research/cohort-wire.ts';
import { DemoMark } from '../../parts/research/demo-mark.tsx';
import { ASSIST_PATH, copyAndSay, withSource } from '../../parts/research/research-text.ts';
import { SaveDialog } from '../../parts/research/save-dialog.tsx';
import { useMayOpen } from '../../parts/session/may-open.ts';
import styles from './match.module.css';
import { matchKey } from './match-reads.ts';
import { PositionRuler } from './position-ruler.tsx';

/** So many variables a project holds. */
const MOST_VARIABLES = 24;

const COLUMNS: readonly Column<ResearchPosition>[] = [
  {
    header: '检验项目',
    isRowHeader: true,
    cell: ({ name, short_name: short }) => (short === '' || short === name ? name : `${name}（${short}）`),
  },
  {
    header: '本次',
    align: 'end',
    isNowrap: true,
    cell: ({ value, abnormal_type: side }) => <AbnormalValue value={String(value)} abnormalType={side} slot />,
  },
  { header: '单位', isNowrap: true, cell: ({ unit }) => unitText(unit) },
  { header: '在相似患者中的位置', cell: (position) => <PositionRuler of={position} /> },
  { header: '其中位数', align: 'end', isNowrap: true, cell: ({ median }) => median },
  { header: '本次的位置', isNowrap: true, cell: ({ words }) => words },
];

const POSITIONS = '本次异常结果在相似患者中的位置';
const ALSO_TESTED = '相似患者 90 天内还查了';

/** The places as text: columns by tabs, with the figures that the rulers draw. */
function positionsText({ similar, position }: ResearchMatch): string {
  const head = ['检验项目', '本次', '单位', 'P5', 'P25', '其中位数', 'P75', 'P95', '本次的位置'];
  const lines = position.map(({ name, value, unit, p5, p25, median, p75, p95, words }) =>
    [name, value, unitText(unit), p5, p25, median, p75, p95, words].join('\t'),
  );
  return [`${POSITIONS}（${similar.patients.shown} 人）`, head.join('\t'), ...lines].join('\n');
}

function testedText({ also_tested: tested }: ResearchMatch): string {
  return [ALSO_TESTED, ...tested.map(({ name, n, percent }) => [name, n.shown, percent].join('\t'))].join('\n');
}

function CopyButton({ of, text, match }: { of: string; text: string; match: ResearchMatch }) {
  return (
    <IconButton
      icon={Copy}
      size={13}
      className="jw-no-print"
      label={`复制${of}`}
      onClick={() => void copyAndSay(withSource(text, match), of)}
    />
  );
}

/** What goes on with the definition of similar patients: kept as a cohort, or opened where cohorts are made. */
export function SimilarActions({ match: { similar, position }, reportId }: { match: ResearchMatch; reportId: string }) {
  const mayOpen = useMayOpen();
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const link = new URLSearchParams({ cohort: JSON.stringify({ cohort: similar.cohort }) }).toString();
  if (!mayOpen(ASSIST_PATH)) return null;
  return (
    <span className="jw-row jw-wrap jw-gap-8 jw-no-print">
      <Button icon={<ListPlus size={15} />} onClick={() => setSaving(true)}>
        另存为队列
      </Button>
      <Link className="jw-button" to={`${ASSIST_PATH}?${link}`}>
        <ExternalLink size={15} />
        在科研助手中打开
      </Link>
      {isSaving && (
        <SaveDialog
          project={undefined}
          cohort={cohortOf(similar.cohort)}
          variables={['age', 'sex', ...position.map(({ code }) => code)].slice(0, MOST_VARIABLES)}
          onClose={() => setSaving(false)}
          onSaved={(_id, version) => {
            setSaving(false);
            notice.success(`已另存为队列 V${version}，见左侧入组核对`);
            void queries.invalidateQueries({ queryKey: matchKey(reportId) });
          }}
        />
      )}
    </span>
  );
}

function Legend() {
  return (
    <ul className={`jw-row jw-wrap jw-gap-20 jw-note ${styles.legend}`}>
      <li>
        <svg width={24} height={14} aria-hidden="true">
          <rect className={styles.interval} width={24} height={14} />
        </svg>
        参考区间
      </li>
      <li>
        <svg width={46} height={14} aria-hidden="true">
          <path className={styles.whisker} d="M1 7h44M1 3v8M45 3v8" />
          <rect className={styles.box} x={13} y={2} width={20} height={10} />
          <path className={styles.middle} d="M23 2v10" />
        </svg>
        相似患者 P5、P25、中位数、P75、P95
      </li>
      <li>
        <svg width={30} height={14} aria-hidden="true">
          <path className={styles.mark} data-side={1} d="M1 12h10l-5-9Z" />
          <path className={styles.mark} data-side={-1} d="M18 3h10l-5 9Z" />
        </svg>
        本次
      </li>
    </ul>
  );
}

/** 与相似患者相比: who counts as similar, where this patient stands among them, and what they had tested besides. */
export function SimilarPatients({ match }: { match: ResearchMatch }) {
  const { similar, position, also_tested: tested, data_time: time } = match;
  const mayBuild = useMayOpen()(ASSIST_PATH);
  return (
    <>
      <p className={`jw-body ${styles.similar}`}>像这位患者：{similar.sentences.join('；')}</p>
      <p className={`jw-row jw-baseline jw-gap-8 ${styles.size}`}>
        <b className={styles.figure}>{similar.patients.shown}</b>
        <span>人</span>
        <span className="jw-note">
          各取入组日最近一次结果，数据时点 {formatDate(time, 'yyyy-MM-dd HH:mm')}，不含本患者
        </span>
        <DemoMark demo={match.demo} />
        {!isTrue(similar.suppressed) && position.length > 0 && (
          <CopyButton of={POSITIONS} text={positionsText(match)} match={match} />
        )}
      </p>
      {isTrue(similar.suppressed) ? (
        <EmptyState title="相似患者不足 10 人，不给出位置" />
      ) : (
        <>
          <div className="jw-scroll-x" tabIndex={0} role="group" aria-label="与相似患者相比，可左右滚动">
            <Table
              caption={POSITIONS}
              columns={COLUMNS}
              rows={position}
              rowKey={({ code }) => code}
              density="standard"
              empty="这份报告没有可以比较的异常结果"
            />
          </div>
          <Legend />
          {tested.length > 0 && (
            <section aria-label={ALSO_TESTED} className={styles.also}>
              <div className="jw-row jw-between">
                <h2 className="jw-heading">{ALSO_TESTED}</h2>
                <span className="jw-row jw-gap-4 jw-note">
                  本患者未查的项目，人 (%)
                  <CopyButton of={ALSO_TESTED} text={testedText(match)} match={match} />
                </span>
              </div>
              <ul className={styles.tested}>
                {tested.map(({ code, name, n, percent }) => (
                  <li key={code} className="jw-table-text">
                    <span className="jw-ellipsis">{name}</span>
                    <span className={styles.track} aria-hidden="true">
                      <i style={{ width: `${shareOf(n, similar.patients) * 100}%` }} />
                    </span>
                    <span className="jw-nowrap">
                      {n.shown} ({percent})
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
      <p className="jw-note jw-above-8">
        位置只描述分布，不表示风险或预后。
        {mayBuild && '另存为队列或打开到科研助手时只带定义，不带患者；核对结果不留存，标记告知后才记录项目与时间。'}
      </p>
    </>
  );
}
