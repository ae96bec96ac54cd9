import type { ResearchMatchedProject, ResearchProjectItem } from '@jianwei/api-client/model';
import { useListResearchProjects } from '@jianwei/api-client/research/research';
import { addressState, choicePart, textPart, useAddressState } from '../../kit/lib/address.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { joinReads, QueryState } from '../../kit/query/query-state.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import { DemoMark } from '../../parts/research/demo-mark.tsx';
import { metText } from '../../parts/research/match-words.ts';
import { ASSIST_PATH, NO_RIGHT, PROJECTS_PATH } from '../../parts/research/research-text.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { Informed, MatchTag } from './match-projects.tsx';
import { useMatch } from './match-reads.ts';
import { useShellReport } from './report-shell.tsx';
import { OfReport, Sheet, ShellPage } from './shell-page.tsx';

const CHOICES = ['all', 'fits', 'fails', 'lacking', 'informed'] as const;
type Choice = (typeof CHOICES)[number];
const WORDS: Readonly<Record<Choice, string>> = {
  all: '全部',
  fits: '符合',
  fails: '不符',
  lacking: '缺资料',
  informed: '已告知',
};
/** Beside the filter the address holds the report. */
const ADDRESS = addressState({ report_id: textPart(), match: choicePart<Choice>(CHOICES) });
/** All of my studies: whoever has more reads them in 我的科研. */
const MOST = 48;

interface Row {
  readonly item: ResearchProjectItem;
  readonly of: ResearchMatchedProject | undefined;
}

function isShown({ of }: Row, choice: Choice): boolean {
  if (choice === 'all') return true;
  return choice === 'informed' ? of?.informed_time !== undefined : of?.match === choice;
}

function Mine({ reportId }: { reportId: string }) {
  const [{ match: choice }, change] = useAddressState(ADDRESS);
  const projects = useListResearchProjects({ owner: 'me', page: 0, page_size: MOST }, { request: { suppress: true } });
  const match = useMatch(reportId);
  const mayBuild = useMayOpen()(ASSIST_PATH);
  const columns: readonly Column<Row>[] = [
    {
      header: '项目',
      isRowHeader: true,
      cell: ({ item: { project_id: id, name } }) => (
        <AllowedLink to={`${PROJECTS_PATH}?${new URLSearchParams({ project_id: id }).toString()}`}>{name}</AllowedLink>
      ),
    },
    { header: '版本', isNowrap: true, cell: ({ item }) => `V${item.version}` },
    { header: '队列人数', align: 'end', isNowrap: true, cell: ({ item }) => item.patients.shown },
    { header: '数据时点', isNowrap: true, cell: ({ item }) => formatDate(item.data_time) },
    {
      header: '这位患者',
      isNowrap: true,
      cell: ({ of }) => (of === undefined ? '—' : <MatchTag match={of.match} />),
    },
    { header: '条件', cell: ({ of }) => (of === undefined ? '—' : metText(of)) },
    {
      header: '告知',
      cell: ({ of }) =>
        of !== undefined && (
          <span className="jw-row jw-gap-8">
            <Informed project={of} reportId={reportId} />
          </span>
        ),
    },
  ];
  return (
    <ShellPage>
      <Sheet
        title="我的科研"
        aside={
          <span className="jw-row jw-wrap jw-gap-16">
            <DemoMark demo={match.data?.demo} />
            <Segmented
              label="这位患者的状态"
              options={CHOICES.map((value) => ({ value, label: WORDS[value] }))}
              value={choice}
              onChange={(next) => change({ match: next })}
            />
          </span>
        }
      >
        <QueryState
          query={joinReads(projects, match)}
          failed={match.error?.message ?? projects.error?.message ?? '我的科研未能载入'}
          lines={6}
        >
          {([{ data }, { projects: matched }]) => {
            const byId = new Map(matched.map((of) => [of.project_id, of]));
            const rows = data.map((item) => ({ item, of: byId.get(item.project_id) }));
            if (rows.length === 0)
              return (
                <EmptyState title="还没有科研项目" hint={mayBuild ? '在科研助手中保存队列后，在这里列出' : NO_RIGHT} />
              );
            return (
              <Table
                caption="我的科研"
                columns={columns}
                rows={rows.filter((row) => isShown(row, choice))}
                rowKey={({ item }) => item.project_id}
                density="loose"
                empty={`没有「${WORDS[choice]}」的项目`}
              />
            );
          }}
        </QueryState>
      </Sheet>
    </ShellPage>
  );
}

/** 我的科研 beside a report: what this patient is to each of my studies. */
export function ResearchMinePage() {
  const { reportId } = useShellReport();
  return <OfReport title="我的科研">{() => <Mine key={reportId} reportId={reportId} />}</OfReport>;
}
