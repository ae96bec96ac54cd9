import type { AssessmentReplay, ReplayCause, ReplaySaving } from '@jianwei/api-client/model';
import { isTrue, isUndetermined, sayOf, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Column, Table } from '../../../kit/table/table.tsx';
import { TitledSection } from '../../../kit/ui/section-heading.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { detailAddress } from '../../../parts/report/detail-address.ts';
import { useMayOpen } from '../../../parts/session/may-open.ts';
import { AmberNote } from '../shared/result-parts.tsx';
import styles from './replay.module.css';
import {
  ACT_TEXT,
  againText,
  CHANGE_TEXT,
  KIND_TEXT,
  leadOf,
  linesOf,
  momentText,
  versionText,
  type ReplayLine,
} from './replay-words.ts';

interface ReplayBodyProps {
  replay: AssessmentReplay;
  /** Compares another saving of the record. */
  onChoose: (saving: number) => void;
}

/** Both sides: what is said of them, why they differ, and each row with those that differ marked. */
export function ReplayBody({ replay, onChoose }: ReplayBodyProps) {
  const { then, now, savings, saving, causes, unread } = replay;
  const note = againText(replay);
  const chosen = savings.find((one) => one.saving === saving);
  return (
    <div className="jw-grid jw-gap-16">
      {note !== '' && <AmberNote>{note}</AmberNote>}
      <p className={`jw-song ${styles.lead}`}>{leadOf(replay)}</p>
      {savings.length > 1 && <Savings replay={replay} onChoose={onChoose} />}
      {causes.length > 0 && <Causes causes={causes} />}
      {unread.length > 0 && (
        <TitledSection level={3} title="不能再读到的录入" aside="现在一栏按保存的值计算">
          <ul className="jw-dotted jw-table-text jw-above-8">
            {unread.map((one, place) => (
              <li key={place}>{isUndetermined(one) ? UNDETERMINED : `${one.label}：${one.text}`}</li>
            ))}
          </ul>
        </TitledSection>
      )}
      <dl className={`jw-note ${styles.sides}`}>
        <div>
          <dt>当时</dt>
          <dd>
            {[
              momentText(then.at),
              chosen?.user_name,
              chosen && sayOf(chosen.act, ACT_TEXT[chosen.act]),
              versionText(then),
            ]
              .filter(Boolean)
              .join('\u3000')}
          </dd>
        </div>
        <div>
          <dt>现在</dt>
          <dd>{[momentText(now.at), versionText(now)].join('\u3000')}</dd>
        </div>
      </dl>
      <Lines title="结果" lines={linesOf(then.results, now.results)} />
      <Lines title="录入" lines={linesOf(then.inputs, now.inputs)} />
    </div>
  );
}

const savingText = ({ act, saved_time: time, user_name: name }: ReplaySaving) =>
  `${momentText(time)} ${name} ${sayOf(act, ACT_TEXT[act])}`;

/** Which saving or showing is compared, where there is more than one. */
function Savings({ replay: { savings, saving }, onChoose }: ReplayBodyProps) {
  return (
    <label className="jw-row jw-gap-8 jw-table-text jw-no-print">
      比较
      <Select aria-label="与哪一次比较" value={saving} onChange={({ target }) => onChoose(Number(target.value))}>
        {savings.map((one, place) => (
          <option key={place} value={one.saving} disabled={isUndetermined(one, one.saving)}>
            {isUndetermined(one) ? UNDETERMINED : savingText(one)}
          </option>
        ))}
      </Select>
    </label>
  );
}

/** What a cell says of a cause, unless the cause itself cannot be read. */
const told = (say: (cause: ReplayCause) => ReactNode) => (cause: ReplayCause) =>
  isUndetermined(cause) ? UNDETERMINED : say(cause);

function whyOf({ kind, change }: ReplayCause): string {
  if (kind === 'rule') return `${KIND_TEXT.rule}不同`;
  return `${sayOf(kind, KIND_TEXT[kind])}：${sayOf(change, CHANGE_TEXT[change])}`;
}

function Causes({ causes }: { causes: readonly ReplayCause[] }) {
  const mayOpen = useMayOpen();
  const cells: readonly Column<ReplayCause>[] = [
    { header: '项目', isRowHeader: true, cell: told(({ label }) => label) },
    { header: '原因', cell: told(whyOf) },
    { header: '当时', cell: told(({ then }) => then || '—') },
    { header: '现在', cell: told(({ now }) => <b>{now || '—'}</b>) },
    {
      header: '所在报告',
      cell: told(({ report_id: id, report_time: time }) => {
        if (id === undefined || time === undefined) return '';
        const address = detailAddress({ reportId: id });
        return mayOpen(address) ? <Link to={address}>{momentText(time)}</Link> : momentText(time);
      }),
    },
    {
      header: '使结果不同',
      isNowrap: true,
      cell: told(({ changes_result: changes }) => sayOf(changes, isTrue(changes) ? '是' : '否')),
    },
  ];
  return (
    <TitledSection level={3} title="原因" aside={`${causes.length} 项`}>
      <Table
        caption="与当时不同的地方"
        columns={cells}
        rows={causes}
        rowKey={({ item }, place) => `${item} ${place}`}
      />
    </TitledSection>
  );
}

const LINES: readonly Column<ReplayLine>[] = [
  { header: '项目', isRowHeader: true, width: '28%', cell: ({ label }) => label },
  { header: '当时', width: '36%', cell: ({ then }) => then || '—' },
  {
    header: '现在',
    width: '36%',
    cell: ({ then, now }) => (
      <>
        {now || '—'}
        {then !== now && <span className={`jw-nowrap ${styles.mark}`}>不同</span>}
      </>
    ),
  },
];

function Lines({ title, lines }: { title: string; lines: readonly ReplayLine[] }) {
  return (
    <TitledSection level={3} title={title}>
      <Table
        caption={`${title}，当时与现在`}
        className={styles.lines}
        columns={LINES}
        rows={lines}
        rowKey={({ key }) => key}
        rowState={({ then, now }) => ({ 'data-changed': then !== now || undefined })}
        empty="没有可显示的内容"
      />
    </TitledSection>
  );
}
