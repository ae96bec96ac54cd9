import { useGetDiagnosisKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import type { KnowledgeDiagnosis, KnowledgeLaboratory, SuggestionDiagnosis } from '@jianwei/api-client/model';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAddressState } from '../../kit/lib/address.ts';
import { Dialog } from '../../kit/overlay/overlay.tsx';
import { Failed, QueryState } from '../../kit/query/query-state.tsx';
import { Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { ChoiceList } from '../../kit/ui/choice-list.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { DiseaseArticle } from '../../parts/knowledge/disease-article.tsx';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { KNOWLEDGE_FRESH_MS } from '../../parts/knowledge/knowledge-search.ts';
import { SystemList } from '../../parts/knowledge/system-list.tsx';
import { useDiseaseBrowser } from '../../parts/knowledge/disease-groups.ts';
import { labName } from '../../parts/lab/lab-text.ts';
import { DiagnosisMark } from '../../parts/lab/diagnosis-mark.tsx';
import type { DiseaseSlotProps } from '../../parts/report/detail-slots.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { DISEASES, type DiseaseState, type LaboratoryState, laboratoryAddress } from './lookup-address.ts';
import styles from './lookup.module.css';

/** 查疾病: the disease systems and what is known of their diseases; the choice lives in the address. */
export function DiseaseMenuPage() {
  const [state, change] = useAddressState(DISEASES);
  return (
    <section className={`jw-sheet jw-print-flow ${styles.sheet}`} aria-label="疾病知识库">
      <DiseaseLookup state={state} onChange={change} />
    </section>
  );
}

/** 查疾病 over a report: what is suspected in it is offered first. */
export function DiseaseDialog({ onClose, ...report }: DiseaseSlotProps) {
  const [state, setState] = useState(DISEASES.initial);
  return (
    <Dialog aboveDock title="查疾病" width="80%" onClose={onClose}>
      <div className={`jw-print-flow jw-print-bare ${styles.inDialog}`}>
        <DiseaseLookup state={state} onChange={setState} {...report} />
      </div>
    </Dialog>
  );
}

interface DiseaseOffer {
  readonly title: string;
  readonly diagnoses: readonly (KnowledgeDiagnosis & { readonly system_name?: string })[];
  readonly laboratories: readonly KnowledgeLaboratory[];
  /** Said where there is no diagnosis. */
  readonly note: string;
}

interface DiseaseLookupProps extends Partial<Pick<DiseaseSlotProps, 'suspected' | 'onOpenDiagnosis' | 'onOpenPage'>> {
  state: DiseaseState;
  /** `isTyping`: without a step in the history. */
  onChange: (state: DiseaseState, isTyping?: boolean) => void;
}

const NOTHING_SUSPECTED: readonly SuggestionDiagnosis[] = [];

/** Diseases by system or by search at the left, what is known of the chosen one beside them. */
function DiseaseLookup(props: DiseaseLookupProps) {
  const { state, onChange, suspected = NOTHING_SUSPECTED, onOpenDiagnosis, onOpenPage } = props;
  const { keyword } = state;
  const isSearching = keyword !== '';
  const { systems, search, groups, open } = useDiseaseBrowser({
    keyword,
    suspected,
    wishes: [
      ({ id }) => id === state.system,
      ({ diagnoses }) => diagnoses.some(({ diagnosis_id: id }) => id === state.disease),
    ],
  });
  const found = search.data && { title: '搜索到的疾病', note: '没有符合的疾病', ...search.data };
  const offer: DiseaseOffer | undefined = isSearching ? found : open && { ...open, title: `${open.name}的疾病` };
  const disease = state.disease || offer?.diagnoses[0]?.diagnosis_id;
  const suspicion = (id: string) => suspected.find(({ diagnosis_id }) => diagnosis_id === id);

  if (systems.isError && !systems.data) {
    return <Failed title="疾病目录未能载入" onReload={() => void systems.refetch()} />;
  }
  return (
    <div className={`jw-grid jw-print-flow ${styles.diseases}`}>
      <div className={`jw-no-print ${styles.search}`}>
        <KeywordBox
          label="搜索疾病"
          placeholder="疾病名称、缩写或英文名"
          keyword={keyword}
          onKeyword={(typed) => onChange({ ...DISEASES.initial, keyword: typed }, true)}
        />
      </div>
      <nav className={`jw-no-print ${styles.groups}`} aria-label="疾病系统">
        {groups ? (
          <SystemList
            groups={groups}
            selectedId={isSearching ? undefined : open?.id}
            onSelect={(system) => onChange({ ...DISEASES.initial, system })}
          />
        ) : (
          <BlockSkeleton lines={10} />
        )}
      </nav>
      <nav
        className={`jw-no-print ${styles.names}`}
        aria-label="疾病"
        data-stale={(isSearching && search.isPlaceholderData) || undefined}
      >
        {isSearching && search.isError && !search.data && (
          <Failed title="搜索未能完成" onReload={() => void search.refetch()} />
        )}
        {offer?.diagnoses.length === 0 && <p className={`jw-small jw-ink-3 ${styles.note}`}>{offer.note}</p>}
        {offer && offer.diagnoses.length > 0 && (
          <>
            <ChoiceList
              label={offer.title}
              choices={offer.diagnoses.map(({ diagnosis_id: id, diagnosis_name: label, system_name }) => {
                const mark = suspicion(id);
                return { id, label, after: mark ? <DiagnosisMark of={mark} /> : system_name };
              })}
              selectedId={disease}
              onSelect={(id) => onChange({ ...state, disease: id })}
            />
            {isSearching && offer.laboratories.length > 0 && (
              <p className={`jw-small jw-ink-3 ${styles.note}`}>
                <TestsLink to={{ keyword }} onOpenPage={onOpenPage}>
                  另有 {offer.laboratories.length} 个检验项目
                </TestsLink>
              </p>
            )}
          </>
        )}
      </nav>
      <div
        key={disease ?? open?.id}
        className={`jw-print-flow jw-print-bare ${styles.article}`}
        role="region"
        aria-label="疾病知识"
        tabIndex={0}
      >
        {disease !== undefined ? (
          <Disease
            diagnosisId={disease}
            aside={
              suspicion(disease) &&
              onOpenDiagnosis && <Button onClick={() => onOpenDiagnosis(disease)}>查看本报告的依据</Button>
            }
          />
        ) : (
          offer && <NoDisease offer={offer} isSearching={isSearching} onOpenPage={onOpenPage} />
        )}
      </div>
    </div>
  );
}

function Disease({ diagnosisId, aside }: { diagnosisId: string; aside: ReactNode }) {
  const knowledge = useGetDiagnosisKnowledge(
    { diagnosis_id: diagnosisId },
    { query: { staleTime: KNOWLEDGE_FRESH_MS } },
  );
  return (
    <QueryState query={knowledge} failed="疾病知识未能载入" lines={8}>
      {(data) => <DiseaseArticle knowledge={data} aside={aside} />}
    </QueryState>
  );
}

interface NoDiseaseProps extends Pick<TestsLinkProps, 'onOpenPage'> {
  offer: DiseaseOffer;
  isSearching: boolean;
}

function NoDisease({ offer: { laboratories, note }, isSearching, onOpenPage }: NoDiseaseProps) {
  const title = isSearching ? '符合的检验项目' : '相关检验项目';
  if (laboratories.length === 0) {
    return <EmptyState title={note} {...(isSearching && { hint: '可换用其他名称、缩写或英文名' })} />;
  }
  return (
    <>
      <h2 className={`jw-heading ${styles.title}`}>{title}</h2>
      <LaboratoryTable caption={title} laboratories={laboratories} onOpenPage={onOpenPage} />
    </>
  );
}

interface TestsLinkProps {
  /** What the page 懂检验 shows. */
  to: Partial<LaboratoryState>;
  /** Opens the page where the reader is, instead of leaving for it. */
  onOpenPage: ((address: string) => void) | undefined;
  children: ReactNode;
}

/** Leads to the page 懂检验; plain text for who may not open it. */
function TestsLink({ to, onOpenPage, children }: TestsLinkProps) {
  const mayOpen = useMayOpen();
  const address = laboratoryAddress(to);
  if (!mayOpen(address)) return children;
  if (onOpenPage === undefined) return <Link to={address}>{children}</Link>;
  return (
    <button type="button" className={`jw-press ${styles.link}`} onClick={() => onOpenPage(address)}>
      {children}
    </button>
  );
}

interface LaboratoryTableProps extends Pick<TestsLinkProps, 'onOpenPage'> {
  caption: string;
  laboratories: readonly KnowledgeLaboratory[];
}

function LaboratoryTable({ caption, laboratories, onOpenPage }: LaboratoryTableProps) {
  return (
    <Table
      caption={caption}
      columns={[
        {
          header: '检验项目',
          isRowHeader: true,
          cell: (item) => (
            <TestsLink to={{ name: item.laboratory_name, specimen: item.standard_specimen }} onOpenPage={onOpenPage}>
              {labName(item)}
            </TestsLink>
          ),
        },
        { header: '标本', cell: ({ standard_specimen: specimen }) => specimen },
      ]}
      rows={laboratories}
      rowKey={({ knowledge_id: id }) => id}
    />
  );
}
