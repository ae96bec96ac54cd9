import { isTrue } from '@jianwei/api-client/transport/undetermined';
import type { ResearchChangedSentence, ResearchProjectDetail, ResearchVersion } from '@jianwei/api-client/model';
import {
  invalidateGetResearchProject,
  invalidateListResearchProjects,
  useCompareProjectVersions,
  useRestoreResearchProject,
} from '@jianwei/api-client/research/research';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { QueryState } from '../../../kit/query/query-state.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { notice } from '../../../kit/ui/notice.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import styles from './projects.module.css';
import { projectAddress } from './words.ts';

function Changes({ changed }: { changed: readonly ResearchChangedSentence[] }) {
  if (changed.length === 0) return null;
  return (
    <ul className={`jw-table-text ${styles.changes}`}>
      {changed.map(({ sentence_from: from, sentence_to: to }, index) => (
        <li key={index}>
          {from !== undefined && <del>− {from}</del>}
          {to !== undefined && <ins>+ {to}</ins>}
        </li>
      ))}
    </ul>
  );
}

/** Two versions at one data point: what differs, and who came and went. */
function Compare({ detail }: { detail: ResearchProjectDetail }) {
  const { versions, project } = detail;
  const [from, setFrom] = useState(versions[1]?.version ?? versions[0]?.version ?? 1);
  const [to, setTo] = useState(versions[0]?.version ?? 1);
  const compared = useCompareProjectVersions(
    project.project_id,
    { from, to },
    { query: { enabled: from !== to }, request: { suppress: true } },
  );
  if (versions.length < 2) return null;
  const choose = (label: string, value: number, onChange: (version: number) => void) => (
    <Select aria-label={label} value={value} onChange={({ target }) => onChange(Number(target.value))}>
      {versions.map(({ version }) => (
        <option key={version} value={version}>
          V{version}
        </option>
      ))}
    </Select>
  );
  return (
    <section aria-label="比较版本" className={styles.compare}>
      <div className="jw-row jw-gap-8">
        <h2 className="jw-heading">比较</h2>
        {choose('原版本', from, setFrom)}
        <span>与</span>
        {choose('新版本', to, setTo)}
      </div>
      {from === to ? (
        <p className="jw-note">请选择两个不同的版本</p>
      ) : (
        <QueryState query={compared} failed={compared.error?.message ?? '比较未能载入'} lines={3}>
          {({ changed, total_from: before, total_to: after, gained, lost }) => (
            <>
              <p className="jw-table-text">
                N {before.shown} → {after.shown}，新增 {gained.shown} 人，不再符合 {lost.shown} 人（同一数据时点）
              </p>
              <Changes changed={changed} />
              {changed.length === 0 && <p className="jw-note">定义相同</p>}
            </>
          )}
        </QueryState>
      )}
    </section>
  );
}

/** N of the version before and of this one: each at its own data point, which stands beside. */
const courseText = ({ patients }: ResearchVersion, former: ResearchVersion | undefined): string =>
  `${former === undefined ? '' : `${former.patients.shown} → `}${patients.shown} 人`;

/** 版本: nothing is overwritten; what was saved before can be read, compared and saved again. */
export function VersionsTab({ detail }: { detail: ResearchProjectDetail }) {
  const queries = useQueryClient();
  const restore = useRestoreResearchProject();
  const { project, versions } = detail;
  const current = project.version;
  const again = ({ version }: ResearchVersion): void =>
    restore.mutate(
      { projectId: project.project_id, data: { version, base_version: current } },
      {
        onSuccess: (saved) => {
          notice.success(`V${version} 已存为 V${saved.version}`);
          void invalidateGetResearchProject(queries, project.project_id);
          void invalidateListResearchProjects(queries);
        },
      },
    );
  return (
    <>
      <Compare detail={detail} />
      <ol className={styles.versions} aria-label="全部版本">
        {versions.map((each, place) => (
          <li key={each.version}>
            <div className="jw-row jw-wrap jw-gap-12">
              <Link to={projectAddress(project.project_id, { version: String(each.version) })} className="jw-strong">
                V{each.version}
              </Link>
              <span>{courseText(each, versions[place + 1])}</span>
              <span className="jw-note">
                {each.saved_by}，{formatDate(each.saved_time, 'yyyy-MM-dd HH:mm')}，数据时点{' '}
                {formatDate(each.data_time)}
              </span>
              {each.version !== current && isTrue(project.is_mine) && (
                <Button
                  size="small"
                  busy={restore.isPending}
                  aria-label={`恢复 V${each.version}`}
                  onClick={() => again(each)}
                >
                  恢复
                </Button>
              )}
            </div>
            {each.note !== '' && <p className="jw-table-text">{each.note}</p>}
            <Changes changed={each.changed} />
          </li>
        ))}
      </ol>
    </>
  );
}
