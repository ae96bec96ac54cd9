import type { KnowledgeDiagnosis, KnowledgeLaboratory, SuggestionDiagnosis } from '@jianwei/api-client/model';
import { useDebouncedText } from '../../shared/hooks/use-debounced-text.ts';
import { DiseaseGroupList } from '../../shared/knowledge/disease-group-list.tsx';
import { diseaseGroups, openGroup } from '../../shared/knowledge/disease-groups.ts';
import { KEYWORD_LENGTH, useDiseaseSystems, useFoundKnowledge } from '../../shared/knowledge/knowledge-search.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ChoiceList } from '../../shared/ui/choice-list.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ReliabilityMark } from '../../shared/ui/reliability-mark.tsx';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { BlockSkeleton } from '../../shared/ui/skeleton.tsx';
import { DiseaseArticle } from './disease-article.tsx';
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
  const systems = useDiseaseSystems();
  const type = (keyword: string) => onChange({ ...NOTHING_CHOSEN, keyword: keyword.slice(0, KEYWORD_LENGTH) }, true);
  const [text, setText] = useDebouncedText(state.keyword, type);
  const isSearching = state.keyword !== '';
  const search = useFoundKnowledge(state.keyword);
  const groups = systems.data && diseaseGroups(systems.data.data, suspected);
  const group =
    groups &&
    openGroup(groups, [
      ({ id }) => id === state.group,
      ({ diagnoses }) => diagnoses.some(({ diagnosis_id: id }) => id === state.disease),
    ]);
  const found = search.found && { title: '搜索到的疾病', note: '没有符合的疾病', ...search.found };
  const offer: DiseaseOffer | undefined = isSearching ? found : group && { ...group, title: `${group.name}的疾病` };
  const disease = state.disease || offer?.diagnoses[0]?.diagnosis_id;
  const suspicion = (id: string | undefined) => suspected.find(({ diagnosis_id }) => diagnosis_id === id);

  if (systems.isError && !systems.data) {
    return <Failed title="疾病目录未能载入" onReload={() => void systems.refetch()} />;
  }
  return (
    <div className={styles.diseases}>
      <div className={styles.search}>
        <SearchBox
          label="搜索疾病"
          placeholder="疾病名称、缩写或英文名"
          value={text}
          onChange={setText}
          onSearch={type}
        />
      </div>
      <nav className={styles.groups} aria-label="疾病系统">
        {groups ? (
          <DiseaseGroupList
            groups={groups}
            selectedId={isSearching ? undefined : group?.id}
            onSelect={(id) => onChange({ ...NOTHING_CHOSEN, group: id })}
          />
        ) : (
          <BlockSkeleton lines={10} />
        )}
      </nav>
      <nav className={styles.names} aria-label="疾病" data-stale={(isSearching && search.isStale) || undefined}>
        {isSearching && search.hasFailed && <Failed title="搜索未能完成" onReload={() => void search.refetch()} />}
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
          <DiseaseArticle
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

function Failed({ title, onReload }: { title: string; onReload: () => void }) {
  return <EmptyState tone="error" title={title} action={<Button onClick={onReload}>重新载入</Button>} />;
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
