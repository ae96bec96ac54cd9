import { QueryState } from '../../kit/query/query-state.tsx';
import { MatchProjects } from './match-projects.tsx';
import { useMatch } from './match-reads.ts';
import styles from './match.module.css';
import { useShellReport } from './report-shell.tsx';
import { OfReport, Sheet } from './shell-page.tsx';
import { SimilarActions, SimilarPatients } from './similar-patients.tsx';

function Match({ reportId }: { reportId: string }) {
  const match = useMatch(reportId);
  return (
    <div className={`jw-print-page ${styles.page}`}>
      <Sheet
        label="入组核对"
        title="入组核对"
        aside={match.data && <span className="jw-note">我的 {match.data.projects.length} 个项目</span>}
      >
        <QueryState query={match} failed={match.error?.message ?? '核对未能完成'} lines={8}>
          {({ projects }) => <MatchProjects projects={projects} reportId={reportId} />}
        </QueryState>
      </Sheet>
      {/* Both come with one answer: that it did not come is told once. */}
      {(match.data !== undefined || !match.isError) && (
        <Sheet label="与相似患者相比">
          <div className={`jw-row jw-wrap jw-between jw-gap-8 ${styles.second}`}>
            <h2 className="jw-song">与相似患者相比</h2>
            {match.data && <SimilarActions match={match.data} reportId={reportId} />}
          </div>
          <QueryState query={match} lines={10}>
            {(answer) => <SimilarPatients match={answer} />}
          </QueryState>
        </Sheet>
      )}
    </div>
  );
}

/** 科研助手 at the bedside: does this patient fit one of my studies, and where do they stand among similar ones. */
export function ResearchAssistPage() {
  const { reportId } = useShellReport();
  return <OfReport title="入组核对">{() => <Match key={reportId} reportId={reportId} />}</OfReport>;
}
