import { isUndetermined, sayOf } from '@jianwei/api-client/transport/undetermined';
import type { Application, HomeHint, HomeSummary, HomeUpdate } from '@jianwei/api-client/model';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { isAssessment } from '../../parts/assessments/assessment-registry.ts';
import { detailAddress } from '../../parts/report/detail-address.ts';
import {
  applicationName,
  ApplicationTile,
  ApplicationTags,
  unavailableText,
} from '../../parts/applications/application.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import styles from './home-side.module.css';

function hintAddress({ report_id: reportId, api_type: apiType }: HomeHint): string {
  return detailAddress(isAssessment(apiType) ? { reportId, panel: 'assessment', apiType } : { reportId });
}

/** Hints of tools that are not mine; none where nobody can tell what is mine. */
export function foreignHints({ hints, my_applications: mine }: HomeSummary): HomeHint[] {
  const ids = mine.map(({ application_id: id }) => id);
  return isUndetermined(...ids) ? [] : hints.filter(({ application_id: id }) => !ids.includes(id));
}

/** So many of the tools that are not mine stand there at once. */
const FOREIGN_SHOWN = 3;

/** 评估提示: what the applications noticed, mine first, each leading to its report. */
export function HomeHints({ summary, isLinked }: { summary: HomeSummary; isLinked: boolean }) {
  const { hints } = summary;
  const foreign = foreignHints(summary);
  const [isWhole, setWhole] = useState(false);
  const hidden = isWhole ? [] : foreign.slice(FOREIGN_SHOWN);
  return (
    <TitledSection title="评估提示" rule="below" aside={`${hints.length} 条`}>
      {hints.length === 0 && <p className={`jw-table-text jw-ink-3 ${styles.none}`}>暂无评估提示</p>}
      <ul>
        {hints
          .filter((hint) => !hidden.includes(hint))
          .map((hint) => (
            <li key={`${hint.application_id}-${hint.report_id}`}>
              <Hint hint={hint} isForeign={foreign.includes(hint)} isLinked={isLinked} />
            </li>
          ))}
      </ul>
      {hidden.length > 0 && (
        <button type="button" className={`jw-press jw-small ${styles.rest}`} onClick={() => setWhole(true)}>
          其余 {hidden.length} 条
        </button>
      )}
    </TitledSection>
  );
}

function Hint({ hint, isForeign, isLinked }: { hint: HomeHint; isForeign: boolean; isLinked: boolean }) {
  const row = {
    className: `jw-row jw-start jw-gap-12 ${styles.hint}`,
    children: (
      <>
        <ApplicationTile of={hint} />
        <span className="jw-grid jw-grow jw-table-text">
          <span className="jw-row jw-gap-8">
            <b>{hint.name}</b>
            {isForeign && <span className={`jw-tag jw-ink-2 ${styles.foreign}`}>未加入</span>}
          </span>
          <span className="jw-ink-2 jw-clamp-2" title={hint.hint}>
            {hint.patient_name}：{hint.hint}
          </span>
        </span>
      </>
    ),
  };
  return isLinked ? <Link to={hintAddress(hint)} {...row} /> : <div {...row} />;
}

/**
 * 我的应用 that can be opened. A tool works on one patient's report, so each leads to the reports with an application hint,
 * where it is opened in place.
 */
export function HomeApplications({ applications }: { applications: readonly Application[] }) {
  const openable = applications.filter((item) => isUndetermined(item.api_type) || isAssessment(item.api_type));
  if (openable.length === 0) return null;
  return (
    <TitledSection title="我的应用" rule="none">
      <ul className={`jw-grid jw-gap-8 ${styles.applications}`}>
        {openable.map((application) => (
          <li key={application.application_id}>
            <Link
              data-unavailable={unavailableText(application) !== undefined || undefined}
              to="/excellent?tab=hint"
              className="jw-row jw-gap-6 jw-small jw-break"
              title="在有应用提示的报告中选择患者"
            >
              <ApplicationTile of={application} />
              {/* A tag goes below a long name before the name is broken. */}
              <span className="jw-row jw-wrap">
                {applicationName(application)}
                <ApplicationTags of={application} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

const AIDS = [
  { path: '/diagnostic-assist', title: '辅助诊断' },
  { path: '/decision-assist', title: '辅助决策' },
] as const;

/** Ways to the aids that start from no report. */
export function HomeAids({ mayOpen }: { mayOpen: (address: string) => boolean }) {
  const aids = AIDS.filter(({ path }) => mayOpen(path));
  if (aids.length === 0) return null;
  return (
    <nav aria-label="辅助诊疗" className={`jw-row jw-gap-20 jw-small ${styles.aids}`}>
      {aids.map(({ path, title }) => (
        <Link key={path} to={path}>
          {title}
        </Link>
      ))}
    </nav>
  );
}

/** 近期更新 of knowledge base and tools. */
export function HomeUpdates({ updates, hasAll }: { updates: readonly HomeUpdate[]; hasAll: boolean }) {
  if (updates.length === 0) return null;
  return (
    <TitledSection
      title="近期更新"
      rule="none"
      aside={
        hasAll && (
          <Link to="/version-update" className="jw-body">
            全部
          </Link>
        )
      }
    >
      <ul className={`jw-ruled jw-small jw-above-6 ${styles.updates}`}>
        {updates.map(({ date, title }) => (
          <li key={`${date}-${title}`}>
            <time dateTime={date} className="jw-ink-3">
              {sayOf(date, date.slice(5))}
            </time>
            {title}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
