import type { ResearchProjectItem } from '@jianwei/api-client/model';
import { useListResearchProjects } from '@jianwei/api-client/research/research';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { addressState, pagePart, textPart, useAddressState } from '../../../kit/lib/address.ts';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { OLDER_STAYS_QUIETLY, QueryState } from '../../../kit/query/query-state.tsx';
import { Brand } from '../../../kit/ui/brand.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { Pager } from '../../../kit/ui/pager.tsx';
import { KeywordBox } from '../../../kit/ui/search-box.tsx';
import { useMayOpen } from '../../../parts/session/may-open.ts';
import { DemoMark } from '../../../parts/research/demo-mark.tsx';
import { ASSIST_PATH, PROJECTS_PATH } from '../../../parts/research/research-text.ts';
import { StandaloneFrame } from '../standalone-frame.tsx';
import { CombinePanel } from './combine-panel.tsx';
import styles from './mine.module.css';
import { changeText, todoOf } from './todo.ts';

const PAGE_SIZE = 12;
const ADDRESS = addressState({ keyword: textPart(), page: pagePart() });

const STATE_WORDS: Readonly<Record<string, string>> = { draft: '草稿', running: '进行', closed: '结题' };

interface CardProps {
  project: ResearchProjectItem;
  isPicked: boolean;
  mayPick: boolean;
  /** When the page was opened, epoch milliseconds. */
  now: number;
  onPick: (isPicked: boolean) => void;
}

function Card({ project, isPicked, mayPick, now, onPick }: CardProps) {
  const mayOpen = useMayOpen();
  const { project_id: id, name, patients, version, state, updated_time: time, data_time: counted } = project;
  const query = new URLSearchParams({ project_id: id }).toString();
  const change = changeText(project);
  const todo = todoOf(project, now);
  return (
    <li className={`jw-sheet ${styles.card}`}>
      <div className="jw-row jw-start jw-gap-8">
        <h2 className="jw-heading jw-grow jw-break">
          {mayOpen(PROJECTS_PATH) ? <Link to={`${PROJECTS_PATH}?${query}`}>{name}</Link> : name}
        </h2>
        <span className="jw-tag">V{version}</span>
        <span className="jw-note">{STATE_WORDS[state] ?? state}</span>
      </div>
      <p>
        <b className={styles.figure}>{patients.shown}</b> 人
        <span className="jw-note">
          {' '}
          数据时点 {formatDate(counted)}，更新 {formatDate(time)}
        </span>
      </p>
      {change !== undefined && <p className="jw-table-text">{change}</p>}
      {todo.length > 0 && (
        <p className="jw-table-text jw-ink-amber">
          <span className="jw-strong">待办</span>　{todo.join('，')}
        </p>
      )}
      <div className="jw-row jw-gap-12 jw-no-print">
        {mayOpen(ASSIST_PATH) && <Link to={`${ASSIST_PATH}?${query}`}>继续修改</Link>}
        <label className="jw-row jw-gap-6 jw-end jw-table-text jw-ink-2">
          <input
            type="checkbox"
            className="jw-checkbox"
            checked={isPicked}
            disabled={!isPicked && !mayPick}
            aria-label={`组合 ${name}`}
            onChange={({ target }) => onPick(target.checked)}
          />
          组合
        </label>
      </div>
    </li>
  );
}

/** 我的科研: my own studies as cards, what changed in them and what they wait for; two of them make a new one. */
export function MinePage() {
  const [{ keyword, page }, change] = useAddressState(ADDRESS);
  const mayOpen = useMayOpen();
  const [now] = useState(() => Date.now());
  const [picked, setPicked] = useState<readonly ResearchProjectItem[]>([]);
  const projects = useListResearchProjects(
    { owner: 'me', page, page_size: PAGE_SIZE, ...(keyword !== '' && { keyword }) },
    OLDER_STAYS_QUIETLY,
  );
  const [one, other] = picked;
  const newCohort = mayOpen(ASSIST_PATH) && (
    <Link className="jw-button jw-button-primary" to={ASSIST_PATH}>
      <Plus size={16} />
      新建队列
    </Link>
  );
  return (
    <StandaloneFrame
      sign={<Brand />}
      actions={mayOpen(PROJECTS_PATH) && <Link to={PROJECTS_PATH}>科研项目管理</Link>}
      content={
        <main id="main" tabIndex={-1} className={styles.main}>
          <div className="jw-row jw-wrap jw-gap-16 jw-below-16">
            <h1 className="jw-title jw-song" tabIndex={-1}>
              我的科研
            </h1>
            <DemoMark demo={projects.data?.demo} />
            <span className="jw-row jw-gap-12 jw-end jw-no-print">
              <KeywordBox
                label="搜索我的科研"
                placeholder="项目或目的"
                keyword={keyword}
                onKeyword={(text, isTyping) => change({ keyword: text, page: 0 }, isTyping)}
              />
              {newCohort}
            </span>
          </div>
          {one !== undefined && other !== undefined ? (
            <CombinePanel pair={[one, other]} onSwap={() => setPicked([other, one])} onClear={() => setPicked([])} />
          ) : (
            one !== undefined && <p className="jw-note jw-below-12">再选一个队列，与「{one.name}」组合</p>
          )}
          <QueryState
            query={projects}
            failed="我的科研未能载入"
            lines={8}
            empty={({ data }) =>
              data.length === 0 &&
              (keyword === '' ? (
                <EmptyState
                  title="还没有科研项目"
                  action={mayOpen(ASSIST_PATH) && <Link to={ASSIST_PATH}>新建队列</Link>}
                />
              ) : (
                <EmptyState title="没有符合条件的科研项目" />
              ))
            }
          >
            {({ data, total_elements: total }) => (
              <>
                <ul className={styles.cards} aria-label="我的科研项目">
                  {data.map((project) => (
                    <Card
                      key={project.project_id}
                      project={project}
                      isPicked={picked.some(({ project_id: id }) => id === project.project_id)}
                      mayPick={picked.length < 2}
                      now={now}
                      onPick={(isPicked) =>
                        setPicked(
                          isPicked
                            ? [...picked, project]
                            : picked.filter(({ project_id: id }) => id !== project.project_id),
                        )
                      }
                    />
                  ))}
                </ul>
                {total > PAGE_SIZE && (
                  <Pager
                    page={page}
                    pageSize={PAGE_SIZE}
                    totalElements={total}
                    onPage={(next) => change({ page: next })}
                    unit="个"
                  />
                )}
              </>
            )}
          </QueryState>
        </main>
      }
    />
  );
}
