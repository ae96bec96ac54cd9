import type { KnowledgeDiagnosis, KnowledgeLaboratory, SuggestionDiagnosis } from '@jianwei/api-client/model';
import type { ReactNode } from 'react';
import { useGetDiagnosisKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import { Failed, QueryState } from '../../kit/query/query-state.tsx';
import { DiseaseArticle } from '../../parts/knowledge/disease-article.tsx';
import { KnowledgeSearchBox } from '../../parts/knowledge/knowledge-search-box.tsx';
import { KNOWLEDGE_FRESH_MS } from '../../parts/knowledge/knowledge-search.ts';
import { SystemList } from '../../parts/knowledge/system-list.tsx';
import { useDiseaseBrowser } from '../../parts/knowledge/use-disease-browser.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ChoiceList } from '../../kit/ui/choice-list.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { ReliabilityMark } from '../../parts/lab/reliability-mark.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { NOTHING_CHOSEN, type DiseaseState } from './disease-state.ts';
import { laboratoryAddress } from './laboratory-state.ts';
import { LaboratoryTable } from './laboratory-table.tsx';
import styles from './lookup.module.css';
import { TestsLink } from './tests-link.tsx';

/** Diseases to choose from, by system or by search. */
interface DiseaseOffer {
  readonly title: string;
  readonly diagnoses: readonly (KnowledgeDiagnosis & { readonly system_name?: string })[];
  readonly laboratories: readonly KnowledgeLaboratory[];
  /** Said where there is no diagnosis. */
  readonly note: string;
}

interface DiseaseLookupProps {
  state: DiseaseState;
  /** `isTyping`: without a step in the history. */
  onChange: (state: DiseaseState, isTyping?: boolean) => void;
  /** Diagnoses that the report at hand suggests: offered first. */
  suspected?: readonly SuggestionDiagnosis[];
  /** Opens the evidence of the report for one of `suspected`. */
  onOpenDiagnosis?: (diagnosisId: string) => void;
  onOpenPage?: (address: string) => void;
}

const NOTHING_SUSPECTED: readonly SuggestionDiagnosis[] = [];

/** Diseases by system or by search at the left, what is known of the chosen one beside them. */
export function DiseaseLookup(props: DiseaseLookupProps) {
  const { state, onChange, suspected = NOTHING_SUSPECTED, onOpenDiagnosis, onOpenPage } = props;
  const isSearching = state.keyword !== '';
  const {
    systems,
    search,
    groups,
    open: group,
  } = useDiseaseBrowser({
    keyword: state.keyword,
    suspected,
    wishes: [
      ({ id }) => id === state.group,
      ({ diagnoses }) => diagnoses.some(({ diagnosis_id: id }) => id === state.disease),
    ],
  });
  const found = search.data && { title: '搜索到的疾病', note: '没有符合的疾病', ...search.data };
  const offer: DiseaseOffer | undefined = isSearching ? found : group && { ...group, title: `${group.name}的疾病` };
  const disease = state.disease || offer?.diagnoses[0]?.diagnosis_id;
  const suspicion = (id: string | undefined) => suspected.find(({ diagnosis_id }) => diagnosis_id === id);

  if (systems.isError && !systems.data) {
    return <Failed title="疾病目录未能载入" onReload={() => void systems.refetch()} />;
  }
  return (
    <div className={styles.diseases}>
      <div className={styles.search}>
        <KnowledgeSearchBox
          label="搜索疾病"
          placeholder="疾病名称、缩写或英文名"
          keyword={state.keyword}
          onKeyword={(keyword) => onChange({ ...NOTHING_CHOSEN, keyword }, true)}
        />
      </div>
      <nav className={styles.groups} aria-label="疾病系统">
        {groups ? (
          <SystemList
            groups={groups}
            selectedId={isSearching ? undefined : group?.id}
            onSelect={(id) => onChange({ ...NOTHING_CHOSEN, group: id })}
          />
        ) : (
          <BlockSkeleton lines={10} />
        )}
      </nav>
      <nav
        className={styles.names}
        aria-label="疾病"
        data-stale={(isSearching && search.isPlaceholderData) || undefined}
      >
        {isSearching && search.isError && !search.data && (
          <Failed title="搜索未能完成" onReload={() => void search.refetch()} />
        )}
        {offer && offer.diagnoses.length > 0 && (
          <ChoiceList
            label={offer.title}
            choices={offer.diagnoses.map(({ diagnosis_id: id, diagnosis_name: label, system_name }) => {
              const mark = suspicion(id);
              return { id, label, after: mark ? <ReliabilityMark reliable={mark.reliable} /> : system_name };
            })}
            selectedId={disease}
            onSelect={(id) => onChange({ ...state, disease: id })}
          />
        )}
        {offer?.diagnoses.length === 0 && <p className={styles.note}>{offer.note}</p>}
        {isSearching && offer && offer.diagnoses.length > 0 && offer.laboratories.length > 0 && (
          <p className={styles.note}>
            <TestsLink address={laboratoryAddress({ keyword: state.keyword })} onOpenPage={onOpenPage}>
              另有 {offer.laboratories.length} 个检验项目
            </TestsLink>
          </p>
        )}
      </nav>
      <div key={disease ?? group?.id} className={styles.article} role="region" aria-label="疾病知识" tabIndex={0}>
        {disease !== undefined && (
          <Disease
            diagnosisId={disease}
            aside={
              suspicion(disease) &&
              onOpenDiagnosis && <Button onClick={() => onOpenDiagnosis(disease)}>查看本报告的依据</Button>
            }
          />
        )}
        {disease === undefined && offer && (
          <NoDisease offer={offer} isSearching={isSearching} onOpenPage={onOpenPage} />
        )}
      </div>
    </div>
  );
}

/** What is known of one disease, without a report. */
function Disease({ diagnosisId, aside }: { diagnosisId: string; aside: ReactNode }) {
  const knowledge = useGetDiagnosisKnowledge(
    { diagnosis_id: diagnosisId },
    { query: { staleTime: KNOWLEDGE_FRESH_MS } },
  );
  return (
    <QueryState query={knowledge} failed="疾病知识未能载入" loading={<BlockSkeleton lines={8} />}>
      {(data) => <DiseaseArticle knowledge={data} aside={aside} />}
    </QueryState>
  );
}

interface NoDiseaseProps {
  offer: DiseaseOffer;
  isSearching: boolean;
  onOpenPage: DiseaseLookupProps['onOpenPage'];
}

/** In place of an article: the lab items that belong here, or that there is nothing. */
function NoDisease({ offer, isSearching, onOpenPage }: NoDiseaseProps) {
  const title = isSearching ? '符合的检验项目' : '相关检验项目';
  if (offer.laboratories.length === 0) {
    return <EmptyState title={offer.note} {...(isSearching && { hint: '可换用其他名称、缩写或英文名' })} />;
  }
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <LaboratoryTable caption={title} laboratories={offer.laboratories} onOpenPage={onOpenPage} />
    </>
  );
}
