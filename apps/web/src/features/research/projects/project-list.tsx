import { isTrue, isUndetermined, sayOf, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { ResearchProjectItem } from '@jianwei/api-client/model';
import {
  invalidateListResearchProjects,
  useListResearchProjects,
  useRestoreResearchProject,
} from '@jianwei/api-client/research/research';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { addressState, choicePart, pagePart, textPart, useAddressState } from '../../../kit/lib/address.ts';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { OLDER_STAYS_QUIETLY } from '../../../kit/query/query-state.tsx';
import { RowLink } from '../../../kit/table/row-link.tsx';
import { type Column, Table } from '../../../kit/table/table.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { ListPage } from '../../../kit/ui/list-page.tsx';
import { notice } from '../../../kit/ui/notice.tsx';
import { KeywordBox } from '../../../kit/ui/search-box.tsx';
import { Segmented } from '../../../kit/ui/segmented.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { useMayOpen } from '../../../parts/session/may-open.ts';
import { DemoMark } from '../../../parts/research/demo-mark.tsx';
import { ASSIST_PATH } from '../../../parts/research/research-text.ts';
import { AttritionSpark } from './attrition-spark.tsx';
import { ExportQueue } from './export-queue.tsx';
import { NearQueue } from './near-queue.tsx';
import styles from './projects.module.css';
import { projectAddress, stateWord } from './words.ts';

const OWNERS = ['all', 'me', 'department', 'waiting', 'near'] as const;
const STATES = ['', 'draft', 'running', 'closed', 'deleted'] as const;
const PAGE_SIZES = [12, 24, 48] as const;
const ADDRESS = addressState({
  owner: choicePart<(typeof OWNERS)[number]>(OWNERS),
  state: choicePart<(typeof STATES)[number]>(STATES),
  keyword: textPart(),
  page: pagePart(),
  page_size: choicePart<number>(PAGE_SIZES),
});

const OWNER_WORDS = { all: '全部', me: '我的', department: '本科室' } as const;
const STATE_CHOICES = [
  ['', '全部状态'],
  ['draft', '草稿'],
  ['running', '进行'],
  ['closed', '结题'],
  ['deleted', '已删除'],
] as const;

function columnsOf(onAgain: (project: ResearchProjectItem) => void): readonly Column<ResearchProjectItem>[] {
  return [
    {
      header: '项目',
      isRowHeader: true,
      cell: ({ project_id: id, name, purpose, is_deleted: isDeleted }) => (
        <div className={styles.project}>
          <RowLink to={isTrue(isDeleted) ? undefined : projectAddress(id)}>{name}</RowLink>
          <span className={`jw-note ${styles.purpose}`}>{purpose}</span>
        </div>
      ),
    },
    { header: '版本', isNowrap: true, cell: ({ version }) => `V${version}` },
    { header: '状态', isNowrap: true, cell: ({ state }) => stateWord(state) },
    {
      header: '队列人数',
      align: 'end',
      isNowrap: true,
      cell: ({ patients, attrition }) => (
        <span className={`jw-row jw-gap-8 ${styles.count}`}>
          <AttritionSpark steps={attrition} />
          <span className={styles.patients}>{patients.shown}</span>
        </span>
      ),
    },
    { header: '负责人', isNowrap: true, cell: ({ owner_name: owner }) => owner },
    {
      header: '数据时点',
      isNowrap: true,
      cell: (project) => (
        <>
          {formatDate(project.data_time)}
          {(isTrue(project.is_stale) || isUndetermined(project.is_stale)) && (
            <span className={`jw-note jw-ink-amber ${styles.stale}`}> {sayOf(project.is_stale, '数据已更新')}</span>
          )}
        </>
      ),
    },
    { header: '导出', align: 'end', cell: ({ exports }) => exports },
    { header: '更新', isNowrap: true, cell: ({ updated_time: time }) => formatDate(time) },
    {
      header: '操作',
      isHeaderHidden: true,
      align: 'end',
      isNowrap: true,
      cell: (project) =>
        isUndetermined(project.is_mine, project.is_deleted) ? (
          <span className="jw-note">{UNDETERMINED}</span>
        ) : (
          isTrue(project.is_mine) &&
          (isTrue(project.is_deleted) || isTrue(project.is_stale)) && (
            <Button
              size="small"
              variant="text"
              className="jw-no-print"
              aria-label={`${isTrue(project.is_deleted) ? '取回' : '重算'} ${project.name}`}
              onClick={() => onAgain(project)}
            >
              {isTrue(project.is_deleted) ? '取回' : '重算'}
            </Button>
          )
        ),
    },
  ];
}

/** The studies that one may read, with what became of their cohorts. */
export function ProjectList() {
  const [{ owner, state, keyword, page, page_size }, change] = useAddressState(ADDRESS);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const projects = useListResearchProjects(
    {
      page,
      page_size,
      ...(owner === 'all' || owner === 'waiting' || owner === 'near' ? {} : { owner }),
      ...(state !== '' && { state }),
      ...(keyword !== '' && { keyword }),
    },
    OLDER_STAYS_QUIETLY,
  );
  const restore = useRestoreResearchProject();
  const again = ({ project_id: projectId, version, is_deleted: isDeleted, name }: ResearchProjectItem): void =>
    restore.mutate(
      { projectId, data: isTrue(isDeleted) ? {} : { version, base_version: version } },
      {
        onSuccess: (saved) => {
          notice.success(isTrue(isDeleted) ? `已取回 ${name}` : `已按现在的数据重算，存为 V${saved.version}`);
          void invalidateListResearchProjects(queries);
        },
      },
    );
  const waiting = projects.data?.waiting_exports;
  const near = projects.data?.waiting_near_requests;
  const tabs = [
    ...(['all', 'me', 'department'] as const).map((value) => ({ value, label: OWNER_WORDS[value] })),
    ...(typeof waiting === 'number' ? [{ value: 'waiting' as const, label: `待审导出（${waiting}）` }] : []),
    ...(typeof near === 'number' ? [{ value: 'near' as const, label: `相近提问（${near}）` }] : []),
  ];
  const toolbar = (
    <>
      <span className="jw-row jw-wrap jw-gap-16">
        <Segmented label="范围" options={tabs} value={owner} onChange={(next) => change({ owner: next, page: 0 })} />
        <DemoMark demo={projects.data?.demo} />
      </span>
      {owner !== 'waiting' && owner !== 'near' && (
        <div className="jw-row jw-gap-12">
          <Select
            aria-label="状态"
            value={state}
            onChange={({ target }) => change({ state: STATES.find((each) => each === target.value) ?? '', page: 0 })}
          >
            {STATE_CHOICES.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <KeywordBox
            label="搜索科研项目"
            placeholder="项目、目的或负责人"
            keyword={keyword}
            onKeyword={(text, isTyping) => change({ keyword: text, page: 0 }, isTyping)}
          />
        </div>
      )}
    </>
  );
  const newCohort = mayOpen(ASSIST_PATH) && (
    <Link className="jw-button jw-button-primary" to={ASSIST_PATH}>
      <Plus size={16} />
      新建队列
    </Link>
  );
  if (owner === 'waiting') return <ExportQueue toolbar={toolbar} />;
  if (owner === 'near') return <NearQueue toolbar={toolbar} />;
  const isNarrowed = keyword !== '' || state !== '' || owner !== 'all';
  return (
    <ListPage
      actions={newCohort}
      toolbar={toolbar}
      query={projects}
      failed="科研项目未能载入"
      skeleton={[4, 1, 1, 2, 1, 2, 1, 1]}
      empty={() =>
        isNarrowed || page > 0 ? (
          <EmptyState
            title="没有符合条件的科研项目"
            action={<Button onClick={() => change({ owner: 'all', state: '', keyword: '', page: 0 })}>查看全部</Button>}
          />
        ) : (
          <EmptyState title="还没有科研项目" action={mayOpen(ASSIST_PATH) && <Link to={ASSIST_PATH}>新建队列</Link>} />
        )
      }
      pager={{
        page,
        pageSize: page_size,
        onPage: (next) => change({ page: next }),
        pageSizes: PAGE_SIZES,
        onPageSize: (size) => change({ page_size: size, page: 0 }),
        unit: '个',
      }}
    >
      {({ data }) => (
        <Table
          caption="科研项目"
          columns={columnsOf(again)}
          rows={data}
          rowKey={({ project_id: id }) => id}
          density="loose"
          onRowPress={({ project_id: id, is_deleted: isDeleted }) => {
            if (!isTrue(isDeleted)) void navigate(projectAddress(id));
          }}
          isStale={projects.isPlaceholderData}
          isPage
        />
      )}
    </ListPage>
  );
}
