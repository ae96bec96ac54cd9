import type { ResearchMatched, ResearchMatchedProject } from '@jianwei/api-client/model';
import { useSaveProjectInformed } from '@jianwei/api-client/research/research';
import { useQueryClient } from '@tanstack/react-query';
import { Check, CircleHelp, X } from 'lucide-react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { matchWord, metText } from '../../parts/research/match-words.ts';
import { ASSIST_PATH, NO_RIGHT } from '../../parts/research/research-text.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { matchKey } from './match-reads.ts';
import styles from './match.module.css';

const MARKS = {
  met: { Icon: Check, word: '符合' },
  unmet: { Icon: X, word: '不符' },
  unknown: { Icon: CircleHelp, word: '缺资料' },
} as const;

function Line({ of, mark }: { of: ResearchMatched; mark: keyof typeof MARKS }) {
  const { Icon, word } = MARKS[mark];
  return (
    <li className="jw-row jw-start jw-gap-10 jw-table-text" data-mark={mark}>
      <Icon size={15} className="jw-fixed" role="img" aria-label={word} />
      <span className={`jw-grow ${mark === 'met' ? '' : 'jw-strong'}`}>{of.sentence}</span>
      <span className={`jw-ink-3 ${styles.actual}`}>{of.lacking ?? of.actual}</span>
    </li>
  );
}

export function MatchTag({ match }: Pick<ResearchMatchedProject, 'match'>) {
  return (
    <span className={`jw-nowrap jw-print-outlined ${styles.match}`} data-match={match}>
      {match === 'fits' ? '符合入组' : matchWord(match)}
    </span>
  );
}

/** Where it is kept that the patient of this report was told of a study: account, study and time, nothing else. */
export function Informed({ project, reportId }: { project: ResearchMatchedProject; reportId: string }) {
  const queries = useQueryClient();
  const inform = useSaveProjectInformed();
  if (project.informed_time !== undefined)
    return <span className="jw-table-text">已告知患者 {formatDate(project.informed_time, 'yyyy-MM-dd HH:mm')}</span>;
  return (
    <>
      <span className="jw-note jw-grow">尚未告知患者</span>
      <Button
        variant={project.match === 'fits' ? 'primary' : 'default'}
        size="small"
        className="jw-no-print"
        busy={inform.isPending}
        aria-label={`标记已告知患者：${project.name}`}
        onClick={() =>
          inform.mutate(
            { projectId: project.project_id, data: { report_id: reportId } },
            {
              onSuccess: () => {
                notice.success('已标记：患者已被告知');
                void queries.invalidateQueries({ queryKey: matchKey(reportId) });
              },
            },
          )
        }
      >
        标记已告知患者
      </Button>
    </>
  );
}

/** 入组核对: each of my studies, and which condition this patient meets, fails, or what there is nothing of. */
export function MatchProjects({
  projects,
  reportId,
}: {
  projects: readonly ResearchMatchedProject[];
  reportId: string;
}) {
  const mayBuild = useMayOpen()(ASSIST_PATH);
  if (projects.length === 0)
    return <EmptyState title="还没有科研项目" hint={mayBuild ? '在科研助手中保存队列后，在这里核对' : NO_RIGHT} />;
  return (
    <ul>
      {projects.map((project) => (
        <li key={project.project_id} className={styles.project}>
          <section aria-label={project.name}>
            <div className="jw-row jw-wrap jw-gap-8">
              <h2 className="jw-heading">{project.name}</h2>
              <span className="jw-tag">V{project.version}</span>
              <span className="jw-row jw-gap-8 jw-end">
                <span className="jw-note">{metText(project)}</span>
                <MatchTag match={project.match} />
              </span>
            </div>
            <ul className={styles.lines}>
              {project.unmet.map((of) => (
                <Line key={of.condition_id} of={of} mark="unmet" />
              ))}
              {project.unknown.map((of) => (
                <Line key={of.condition_id} of={of} mark="unknown" />
              ))}
              {project.met.map((of) => (
                <Line key={of.condition_id} of={of} mark="met" />
              ))}
            </ul>
            <div className="jw-row jw-gap-12 jw-no-print">
              <Informed project={project} reportId={reportId} />
            </div>
          </section>
        </li>
      ))}
    </ul>
  );
}
