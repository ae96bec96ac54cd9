import { useListDiseaseSystems, useSearchKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import type { KnowledgeDiagnosis } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';
import { addressState, choicePart, pagePart, textPart, useAddressState } from '../../kit/lib/address.ts';
import { useDebouncedText } from '../../kit/lib/use-debounced-text.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { SearchBox } from '../../kit/ui/search-box.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { SystemIcon } from '../../parts/knowledge/system-icon.tsx';
import shared from './assist.module.css';
import { decisionAddress } from './decision-address.ts';
import styles from './decision.module.css';
import { DecisionReports } from './decision-reports.tsx';

const TABS = [
  { value: 'disease', label: '按疾病' },
  { value: 'report', label: '按患者报告' },
] as const;

const SEARCH = {
  disease: { label: '搜索疾病', placeholder: '疾病名称、英文名或缩写' },
  report: { label: '搜索报告', placeholder: '患者姓名、住院号、疾病或检验项目' },
};

const ADDRESS = addressState({ tab: choicePart(['disease', 'report']), keyword: textPart(), page: pagePart });

/** 辅助决策: decision aids by disease, or by the patients' reports that suggest one. Tab, keyword and page live in the address. */
export function DecisionListPage() {
  const [{ tab, keyword, page }, change] = useAddressState(ADDRESS);
  const search = (typed: string) => change({ keyword: typed, page: 0 }, true);
  const [text, setText] = useDebouncedText(keyword, search);
  return (
    <section className={`jw-sheet ${shared.sheet} ${styles.list}`}>
      <div className={`jw-no-print jw-row jw-wrap jw-between jw-gap-12 ${styles.toolbar}`}>
        <Segmented
          label="决策辅助的列法"
          options={TABS}
          value={tab}
          onChange={(next) => change({ ...ADDRESS.initial, tab: next })}
        />
        <div className={styles.search}>
          <SearchBox {...SEARCH[tab]} value={text} onChange={setText} onSearch={search} />
        </div>
      </div>
      {tab === 'report' ? (
        <DecisionReports keyword={keyword} page={page} onPage={(next) => change({ page: next })} />
      ) : keyword === '' ? (
        <Systems />
      ) : (
        <Found keyword={keyword} />
      )}
    </section>
  );
}

interface System {
  diagnoses: readonly unknown[];
}

/** Systems that hold a disease first: the others only say that they hold none. */
const filledFirst = (a: System, b: System) => Number(b.diagnoses.length > 0) - Number(a.diagnoses.length > 0);

function Systems() {
  const systemList = useListDiseaseSystems();
  return (
    <QueryState query={systemList} loading={<BlockSkeleton lines={8} />}>
      {({ data: systems }) => (
        <div className={styles.systems}>
          {systems.toSorted(filledFirst).map(({ system_id: id, system_name: name, diagnoses, note }) => (
            <section key={id} className={styles.system} aria-label={name}>
              <SectionHeading title={name} rule="below" aside={<SystemIcon system={name} />} />
              {diagnoses.length === 0 ? (
                <p className={`${shared.minor} ${styles.none}`}>{note}</p>
              ) : (
                <Diseases diagnoses={diagnoses} />
              )}
            </section>
          ))}
        </div>
      )}
    </QueryState>
  );
}

function Found({ keyword }: { keyword: string }) {
  const found = useSearchKnowledge({ keyword });
  return (
    <QueryState
      query={found}
      loading={<BlockSkeleton lines={4} />}
      empty={({ diagnoses }) =>
        diagnoses.length === 0 && <EmptyState title="没有匹配的疾病" hint="可换用全称、英文名或缩写" />
      }
    >
      {({ diagnoses }) => (
        <section aria-label="检索到的疾病">
          <SectionHeading title="检索到的疾病" rule="below" aside={`${diagnoses.length} 种`} />
          <Diseases diagnoses={diagnoses} />
        </section>
      )}
    </QueryState>
  );
}

function Diseases({ diagnoses }: { diagnoses: readonly (KnowledgeDiagnosis & { system_name?: string })[] }) {
  return (
    <ul className={styles.diseases}>
      {diagnoses.map(({ diagnosis_id: id, diagnosis_name: name, system_name: system }) => (
        <li key={id}>
          <Link to={decisionAddress(id)} className="jw-row jw-baseline jw-between jw-gap-8">
            {name}
            {system !== undefined && <span className={shared.minor}>{system}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
