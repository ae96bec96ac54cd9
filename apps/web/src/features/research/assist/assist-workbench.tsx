import type { ResearchCatalogue, ResearchProjectDetail } from '@jianwei/api-client/model';
import { cohortProblems, TOO_MANY } from '@jianwei/clinical-rules/cohort/check';
import { type Cohort, type CohortCondition, MAX_CONDITIONS } from '@jianwei/clinical-rules/cohort/cohort';
import { Link2, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { QueryState } from '../../../kit/query/query-state.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { DraftStrip } from '../../../kit/ui/draft-strip.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { notice } from '../../../kit/ui/notice.tsx';
import {
  isDown,
  MOST_VARIABLES,
  ownVariables,
  useCount,
  useDistributions,
} from '../../../parts/research/cohort-reads.ts';
import { vocabularyOf } from '../../../parts/research/cohort-wire.ts';
import { DemoMark } from '../../../parts/research/demo-mark.tsx';
import {
  ASSIST_PATH,
  copyAndSay,
  dataTimeText,
  SUPPRESSION,
  withSource,
} from '../../../parts/research/research-text.ts';
import { isRefreshing, ReadAgain, UPDATING } from '../../../parts/research/read-again.tsx';
import { SaveDialog } from '../../../parts/research/save-dialog.tsx';
import { AssistFrame } from './assist-frame.tsx';
import styles from './assist.module.css';
import { AttritionColumn } from './attrition-column.tsx';
import charts from './charts.module.css';
import { ConditionColumn } from './condition-column.tsx';
import { DistributionColumn } from './distribution-column.tsx';
import type { Editing } from './editor-state.ts';
import { linkOf, useEditor } from './use-editor.ts';

/** The server is asked this long after the last change, in milliseconds. */
const ASK_AFTER_MS = 120;

function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The newest definition that can be counted: while a field is wrong the one before it stays. A link may hold none that ever could. */
function useCountable(cohort: Cohort, isSound: boolean): { readonly countable: Cohort; readonly isCountable: boolean } {
  const [sound, setSound] = useState(isSound ? cohort : undefined);
  if (isSound && sound !== cohort) setSound(cohort);
  return { countable: sound ?? cohort, isCountable: sound !== undefined };
}

interface AssistWorkbenchProps {
  catalogue: ResearchCatalogue;
  project: ResearchProjectDetail | undefined;
  linked: Editing | undefined;
  /** The link carries something that is no definition. */
  isLinkBroken: boolean;
  onSaved: (projectId: string) => void;
}

/** Conditions, who is left of each, and how they are spread, beside one another. */
export function AssistWorkbench({ catalogue, project, linked, isLinkBroken, onSaved }: AssistWorkbenchProps) {
  const editor = useEditor(project, linked);
  const { cohort, extra } = editor.now;
  const vocabulary = useMemo(() => vocabularyOf(catalogue), [catalogue]);
  const [near, setNear] = useState<readonly string[]>([]);
  const [isSaving, setSaving] = useState(false);
  const problems = cohortProblems(cohort, vocabulary);
  const { countable, isCountable } = useCountable(cohort, problems.length === 0);
  const asked = useSettled(countable);
  const own = ownVariables(asked, catalogue);
  const variables = [...own, ...extra.filter((code) => !own.includes(code))].slice(0, MOST_VARIABLES);
  const counts = useCount(asked, isCountable);
  const distributions = useDistributions(asked, variables, { enabled: isCountable });
  const name = project?.project.name ?? '未命名队列';
  const isOlder = project !== undefined && project.version < project.project.version;
  const onCohort = (next: Cohort): void => editor.change((now) => ({ ...now, cohort: next }));
  const onConditions = (conditions: readonly CohortCondition[]): void => {
    if (conditions.length > Math.max(MAX_CONDITIONS, cohort.conditions.length)) notice.error(TOO_MANY);
    else onCohort({ ...cohort, conditions });
  };
  const address = `${window.location.origin}${ASSIST_PATH}?${linkOf(editor.now)}`;
  return (
    <AssistFrame
      name={name}
      tag={
        (project !== undefined || editor.isDirty) && (
          <span className="jw-tag">
            {editor.isDirty ? '草稿' : '已保存'}
            {project !== undefined && `，基于 V${project.version}`}
            {isOlder && `（现为 V${project.project.version}）`}
          </span>
        )
      }
      actions={
        <>
          <Button variant="text" icon={<Undo2 size={15} />} disabled={!editor.canUndo} onClick={editor.undo}>
            撤销
          </Button>
          <Button variant="text" icon={<Redo2 size={15} />} disabled={!editor.canRedo} onClick={editor.redo}>
            重做
          </Button>
          <Button icon={<Link2 size={15} />} onClick={() => void copyAndSay(address, '链接')}>
            复制链接
          </Button>
          <Button
            variant="primary"
            disabled={problems.length > 0 || (project !== undefined && !editor.isDirty)}
            onClick={() => setSaving(true)}
          >
            {project === undefined ? '保存为项目' : `保存为 V${project.project.version + 1}`}
          </Button>
        </>
      }
    >
      <div className={styles.offer}>
        {isLinkBroken && (
          <p className="jw-caution jw-table-text" role="alert">
            链接里的队列定义无法识别，请向发送者重新索取
          </p>
        )}
        <DraftStrip {...editor.draft} />
      </div>
      <main id="main" tabIndex={-1} className={`jw-sheet ${styles.columns}`}>
        <section className={styles.column} aria-label="条件">
          <ConditionColumn
            cohort={cohort}
            vocabulary={vocabulary}
            catalogue={catalogue}
            near={near}
            onNear={setNear}
            onCohort={onCohort}
          />
          <div className={styles.methods}>
            <div className="jw-row jw-between">
              <h2 className="jw-heading">方法学描述</h2>
              {counts.data && (
                <Button
                  size="small"
                  variant="text"
                  className="jw-no-print"
                  aria-label="复制方法学描述"
                  onClick={() =>
                    counts.data && void copyAndSay(withSource(counts.data.methods, counts.data), '方法学描述')
                  }
                >
                  复制
                </Button>
              )}
            </div>
            <p className="jw-table-text jw-ink-2">{counts.data?.methods}</p>
          </div>
        </section>
        <section className={styles.column} aria-label="入组人数">
          <div className={`jw-row jw-between ${styles.columnHead}`}>
            <h2 className="jw-heading">入组流程</h2>
            <span className="jw-note">人</span>
          </div>
          {isCountable ? (
            <QueryState query={counts} failed={counts.error?.message ?? '未能计数'} lines={8}>
              {(answer) => (
                <>
                  <ReadAgain read={counts} />
                  <AttritionColumn
                    counts={answer}
                    conditions={cohort.conditions}
                    isStale={counts.isStale}
                    isFailed={counts.isError}
                    near={near}
                    onNear={setNear}
                  />
                </>
              )}
            </QueryState>
          ) : (
            <EmptyState title={problems[0]?.message ?? ''} hint="条件改好后显示人数" />
          )}
        </section>
        <section className={styles.column} aria-label="分布">
          <div className={`jw-row jw-wrap jw-between ${styles.columnHead}`}>
            <span className="jw-row jw-baseline jw-gap-8">
              <h2 className="jw-heading">分布</h2>
              <span className="jw-note">
                {isRefreshing(distributions) ? UPDATING : <span className="jw-no-print">在图上拖动即可改条件</span>}
              </span>
            </span>
            <span className={`jw-row jw-gap-12 jw-note jw-print-fill ${charts.legend}`}>
              <span>
                <i className={charts.legendStore} />
                全库
              </span>
              <span>
                <i className={charts.legendCohort} />
                队列
              </span>
              <span>
                <i className={charts.legendRelaxed} />
                若放宽该条件
              </span>
            </span>
          </div>
          {isDown(counts) && isDown(distributions) ? (
            <EmptyState title="分布未能载入" hint="与入组流程一起重新载入" />
          ) : isCountable ? (
            <QueryState query={distributions} failed={distributions.error?.message ?? '分布未能载入'} lines={10}>
              {(answer) => (
                <>
                  {!counts.isError && <ReadAgain read={distributions} />}
                  <DistributionColumn
                    answer={answer}
                    catalogue={catalogue}
                    cohort={cohort}
                    extra={extra}
                    isStale={distributions.isStale}
                    onConditions={onConditions}
                    onExtra={(next) => editor.change((now) => ({ ...now, extra: next }))}
                  />
                </>
              )}
            </QueryState>
          ) : (
            <EmptyState title="还没有可以计数的条件" hint="条件改好后显示分布" />
          )}
        </section>
      </main>
      <footer className={`jw-row jw-wrap jw-gap-24 jw-table-text jw-ink-3 jw-print-foot ${styles.foot}`}>
        {counts.data && <b className={styles.footCount}>队列 {counts.data.total.patients.shown} 人</b>}
        <span>数据时点 {dataTimeText(counts.data?.data_time ?? catalogue.data_time)}</span>
        {counts.data && <span>计数用时 {counts.data.elapsed_ms} ms</span>}
        <span>{SUPPRESSION}</span>
        <span className="jw-end">
          <DemoMark demo={counts.data?.demo ?? catalogue.demo} />
        </span>
      </footer>
      {isSaving && (
        <SaveDialog
          project={project}
          cohort={cohort}
          variables={variables}
          onClose={() => setSaving(false)}
          onSaved={(id) => {
            editor.settle();
            setSaving(false);
            onSaved(id);
          }}
        />
      )}
    </AssistFrame>
  );
}
