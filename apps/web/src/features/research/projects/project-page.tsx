import { isTrue } from '@jianwei/api-client/transport/undetermined';
import type { ResearchProjectDetail } from '@jianwei/api-client/model';
import {
  invalidateGetResearchProject,
  invalidateListResearchProjects,
  useDeleteResearchProject,
  useEditResearchProject,
  useGetResearchProject,
} from '@jianwei/api-client/research/research';
import { useQueryClient } from '@tanstack/react-query';
import { Copy, Download, SlidersHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAddress } from '../../../kit/lib/address.ts';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { PageActions, PageAside, usePageHeading } from '../../../kit/lib/page-frame.tsx';
import { confirm } from '../../../kit/overlay/confirm-store.ts';
import { OLDER_STAYS, QueryState } from '../../../kit/query/query-state.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { notice } from '../../../kit/ui/notice.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { useMayOpen } from '../../../parts/session/may-open.ts';
import { isDown, useCount, useTableOne } from '../../../parts/research/cohort-reads.ts';
import { cohortOf } from '../../../parts/research/cohort-wire.ts';
import { DemoMark } from '../../../parts/research/demo-mark.tsx';
import { copyAndSay } from '../../../parts/research/research-text.ts';
import { CompareTab } from './compare-tab.tsx';
import { DictionaryTab, dictionaryText } from './dictionary-tab.tsx';
import { DistributionsTab } from './distributions-tab.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { ExportQueue } from './export-queue.tsx';
import { FlowStrip } from './flow-strip.tsx';
import styles from './projects.module.css';
import { tableText } from './table-one.tsx';
import { tableInput } from './table-settings.ts';
import { TableTab } from './table-tab.tsx';
import { useTableSettings } from './use-table-settings.ts';
import { VersionsTab } from './versions-tab.tsx';
import { assistAddress, stateWord } from './words.ts';

const VIEWS = ['table', 'distributions', 'compare', 'dictionary', 'versions', 'exports'] as const;
type View = (typeof VIEWS)[number];

function Tabs({ detail, view }: { detail: ResearchProjectDetail; view: View }) {
  const [query] = useAddress();
  const words: Readonly<Record<View, string>> = {
    table: '表一',
    distributions: '分布',
    compare: '两组比较',
    dictionary: '数据字典',
    versions: `版本 ${detail.versions.length}`,
    exports: `导出记录 ${detail.project.exports}`,
  };
  return (
    <nav className={`jw-no-print ${styles.tabs}`} aria-label="项目">
      <ul className="jw-row jw-gap-24">
        {VIEWS.map((each) => {
          const next = new URLSearchParams(query);
          next.set('view', each);
          return (
            <li key={each}>
              <Link
                to={`?${next.toString()}`}
                className={`jw-row jw-tab ${styles.tab}`}
                aria-current={each === view ? 'page' : undefined}
                preventScrollReset
              >
                {words[each]}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Project({ detail, view }: { detail: ResearchProjectDetail; view: View }) {
  const { project, version, versions } = detail;
  const { project_id: projectId, is_mine: isMine } = project;
  const [, change] = useAddress();
  usePageHeading(project.name, true);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const { settings, isUnsaved, onSettings: setSettings, settle } = useTableSettings(detail);
  const [chosen, setChosen] = useState('');
  const [isExporting, setExporting] = useState(false);
  const counts = useCount(cohortOf(detail.definition));
  const table = useTableOne(tableInput(detail, settings), view === 'table');
  const edit = useEditResearchProject();
  const remove = useDeleteResearchProject();
  const isCurrent = version === project.version;
  // What counts people is told to fail once: the views that count too come with it again.
  const isUncounted = isDown(counts);
  const refresh = (): void => {
    void invalidateGetResearchProject(queries, projectId);
    void invalidateListResearchProjects(queries);
  };
  const save = (): void =>
    edit.mutate(
      {
        data: {
          project_id: projectId,
          base_version: version,
          variables: [...settings.variables],
          groups: settings.groups,
          form: settings.form,
        },
      },
      {
        onSuccess: ({ version: next }) => {
          notice.success(`已保存为 V${next}`);
          settle();
          refresh();
        },
      },
    );
  const askAndDelete = async (): Promise<void> => {
    if (
      !(await confirm({
        title: `删除科研项目「${project.name}」？`,
        content: '30 天内可在列表的「已删除」中取回',
        danger: true,
      }))
    )
      return;
    remove.mutate(
      { projectId },
      {
        onSuccess: () => {
          notice.success('已删除，30 天内可取回');
          void invalidateListResearchProjects(queries);
          void navigate('/scientific-research', { replace: true });
        },
      },
    );
  };
  return (
    <>
      <PageActions>
        {isTrue(isMine) && (
          <Button variant="text" icon={<Trash2 size={15} />} onClick={() => void askAndDelete()}>
            删除
          </Button>
        )}
        {mayOpen('/scientific-research-assist') && (
          <Link className="jw-button" to={assistAddress(projectId, isCurrent ? undefined : version)}>
            <SlidersHorizontal size={15} />
            {isTrue(isMine) ? '修改队列' : '另建队列'}
          </Link>
        )}
        {view === 'table' && !isUncounted && (
          <Button
            icon={<Copy size={15} />}
            disabled={table.data === undefined || isTrue(table.data.suppressed)}
            onClick={() => table.data && void copyAndSay(tableText(table.data, settings.hasP), '表格')}
          >
            复制表格
          </Button>
        )}
        {view === 'dictionary' && detail.dictionary.length > 0 && (
          <Button
            icon={<Copy size={15} />}
            disabled={counts.data === undefined}
            onClick={() => counts.data && void copyAndSay(dictionaryText(detail.dictionary, counts.data), '数据字典')}
          >
            复制表格
          </Button>
        )}
        {isTrue(isMine) && mayOpen('/scientific-research-assist') && (
          <Button variant="primary" icon={<Download size={15} />} onClick={() => setExporting(true)}>
            导出
          </Button>
        )}
      </PageActions>
      <PageAside>
        <span className="jw-print-only">V{version}</span>
        <Select
          className={`jw-no-print ${styles.version}`}
          aria-label="版本"
          value={version}
          onChange={({ target }) => change({ version: Number(target.value) === project.version ? '' : target.value })}
        >
          {versions.map((each) => (
            <option key={each.version} value={each.version}>
              V{each.version}
            </option>
          ))}
        </Select>
      </PageAside>
      <div className={`jw-row jw-wrap jw-gap-12 ${styles.head}`}>
        <span className="jw-row jw-wrap jw-gap-16 jw-table-text jw-ink-3">
          <span>数据时点 {formatDate(counts.data?.data_time ?? project.data_time)}</span>
          <span>负责人 {project.owner_name}</span>
          <span>{stateWord(project.state)}</span>
          <span>导出 {project.exports} 次</span>
          <DemoMark demo={counts.data?.demo} />
          <span>伦理批件号 {detail.ethics_no === '' ? '未填' : detail.ethics_no}</span>
        </span>
      </div>
      <section className={`jw-sheet ${styles.sheet}`} aria-label={project.name}>
        <Tabs detail={detail} view={view} />
        <QueryState query={counts} failed={counts.error?.message ?? '未能计数'} lines={2}>
          {(answer) => <FlowStrip counts={answer} />}
        </QueryState>
        {view === 'table' && !isUncounted && (
          <TableTab
            detail={detail}
            settings={settings}
            onSettings={setSettings}
            chosen={chosen}
            onChoose={setChosen}
            onSave={isTrue(isMine) && isCurrent && isUnsaved ? save : undefined}
            isSaving={edit.isPending}
          />
        )}
        {view === 'distributions' && !isUncounted && <DistributionsTab detail={detail} />}
        {view === 'compare' && !isUncounted && (
          <CompareTab detail={detail} settings={settings} onSettings={setSettings} />
        )}
        {view === 'dictionary' && <DictionaryTab detail={detail} />}
        {view === 'versions' && <VersionsTab detail={detail} />}
      </section>
      {view === 'exports' && <ExportQueue projectId={projectId} toolbar={<h2 className="jw-heading">导出记录</h2>} />}
      {isExporting && (
        <ExportDialog
          detail={detail}
          isUnsaved={isUnsaved}
          onClose={() => {
            setExporting(false);
            refresh();
          }}
        />
      )}
    </>
  );
}

/** One study: who is in it, its table one, and what became of it. */
export function ProjectPage({ projectId }: { projectId: string }) {
  const [query] = useAddress();
  const version = Number(query.get('version') ?? '');
  const view = VIEWS.find((each) => each === query.get('view')) ?? 'table';
  const project = useGetResearchProject(projectId, Number.isInteger(version) && version > 0 ? { version } : {}, {
    query: OLDER_STAYS.query,
    request: { suppress: true },
  });
  return (
    <div className={project.data === undefined ? `jw-sheet ${styles.awaited}` : styles.there}>
      <QueryState query={project} failed={project.error?.message ?? '科研项目未能载入'} lines={8}>
        {(detail) => <Project key={`${projectId} ${detail.version}`} detail={detail} view={view} />}
      </QueryState>
    </div>
  );
}
