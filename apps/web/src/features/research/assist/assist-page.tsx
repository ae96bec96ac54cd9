import type { ResearchCatalogue, ResearchProjectDetail } from '@jianwei/api-client/model';
import { useGetResearchCatalogue, useGetResearchProject } from '@jianwei/api-client/research/research';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { joinReads, QueryState, type ReadState } from '../../../kit/query/query-state.tsx';
import { BlockSkeleton } from '../../../kit/ui/skeleton.tsx';
import { useMayOpen } from '../../../parts/session/may-open.ts';
import { ASSIST_PATH, PROJECTS_PATH } from '../../../parts/research/research-text.ts';
import { AssistFrame } from './assist-frame.tsx';
import styles from './assist.module.css';
import { AssistWorkbench } from './assist-workbench.tsx';
import type { Editing } from './editor-state.ts';
import { linkedCohort } from './use-editor.ts';

interface LoadedProps {
  catalogue: ResearchCatalogue;
  project: ResearchProjectDetail | undefined;
  linked: Editing | undefined;
  isLinkBroken: boolean;
}

function Loaded(props: LoadedProps) {
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  return (
    <AssistWorkbench
      {...props}
      onSaved={(id) => {
        const query = new URLSearchParams({ project_id: id }).toString();
        void navigate(`${mayOpen(PROJECTS_PATH) ? PROJECTS_PATH : ASSIST_PATH}?${query}`);
      }}
    />
  );
}

/**
 * 科研助手: a clinical question becomes a counted cohort. The address names a project (and a version) to go on with, or carries a
 * definition from a link.
 */
export function AssistPage() {
  const [query] = useSearchParams();
  const projectId = query.get('project_id') ?? '';
  const version = Number(query.get('version') ?? '');
  const link = query.get('cohort');
  const linked = useMemo(() => linkedCohort(link), [link]);
  const catalogue = useGetResearchCatalogue({ request: { suppress: true } });
  const project = useGetResearchProject(
    projectId,
    { ...(Number.isInteger(version) && version > 0 ? { version } : {}) },
    { query: { enabled: projectId !== '' }, request: { suppress: true } },
  );
  const none: ReadState<undefined> = { data: undefined, isError: false, refetch: () => undefined };
  const needed: ReadState<readonly [ResearchCatalogue, ResearchProjectDetail | undefined]> =
    projectId === ''
      ? { ...catalogue, data: catalogue.data && [catalogue.data, none.data] }
      : joinReads<[ResearchCatalogue, ResearchProjectDetail]>(catalogue, project);
  if (needed.data === undefined) {
    return (
      <AssistFrame name="科研助手">
        <main id="main" tabIndex={-1} className={`jw-sheet ${needed.isError ? styles.failed : styles.columns}`}>
          <QueryState
            query={needed}
            failed={project.error?.message ?? catalogue.error?.message ?? '科研目录未能载入'}
            loading={[8, 6, 10].map((lines) => (
              <div key={lines} className={styles.column}>
                <BlockSkeleton lines={lines} />
              </div>
            ))}
          >
            {() => null}
          </QueryState>
        </main>
      </AssistFrame>
    );
  }
  const [known, detail] = needed.data;
  return (
    <Loaded
      // Another project, another version or another link is another start.
      key={`${projectId} ${detail?.version ?? ''} ${linked === undefined ? '' : JSON.stringify(linked)}`}
      catalogue={known}
      project={detail}
      linked={linked}
      isLinkBroken={link !== null && linked === undefined}
    />
  );
}
