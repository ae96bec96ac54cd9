import type { Application, ModelInfo } from '@jianwei/api-client/model';
import { ChevronRight } from 'lucide-react';
import { useAddressLayer } from '../../kit/lib/address-layer.ts';
import { Panel } from '../../kit/overlay/overlay.tsx';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import { ApplicationIcon, ApplicationTags } from '../../parts/applications/application.tsx';
import { categoryText } from '../../parts/applications/store-card.tsx';
import { PerformanceFigure, PictureFigure } from '../../parts/model/model-figures.tsx';
import styles from './application-facts.module.css';
import { ApplicationLink, ApplicationSystems } from './application-link.tsx';

interface ApplicationFactsProps {
  application: Application;
  /** Where its name leads; absent: plain text. */
  address?: string | undefined;
  /** Heading level of the name; the sections stand one below. 3 unless told otherwise. */
  level?: 2 | 3;
}

/** Icon, name, systems and category of an application. */
export function ApplicationHead({ application, address, level = 3 }: ApplicationFactsProps) {
  const Name = `h${level}` as const;
  return (
    <div className={`jw-row ${styles.head}`}>
      <ApplicationIcon picture of={application} size={44} />
      <div>
        <Name className={`jw-row jw-gap-8 ${styles.name}`}>
          <ApplicationLink application={application} address={address} title="在应用商店中查看" />{' '}
          <ApplicationTags of={application} />
        </Name>
        <div className={`jw-row jw-gap-12 jw-small jw-ink-3 ${styles.facts}`}>
          <ApplicationSystems systems={application.systems} />
          <span>{categoryText(application.category)}</span>
          {application.disease !== undefined && <span>{application.disease}</span>}
        </div>
      </div>
    </div>
  );
}

/** What its authors wrote about an application, its models and who answers for it. */
export function ApplicationSections({ application, level = 3 }: Omit<ApplicationFactsProps, 'address'>) {
  const Title = level === 2 ? 'h3' : 'h4';
  const { author_info: author, author_desc: description } = application;
  return (
    <div className={`jw-stack jw-gap-16 ${styles.sections}`}>
      {application.application_desc && <p className="jw-ink-2">{application.application_desc}</p>}
      {application.additional_infos?.map((info) => (
        <section key={info.title} className={styles.info}>
          <Title className="jw-body">{info.title}</Title>
          <RichText text={info.content} className={`jw-ink-2 ${styles.facts}`} />
        </section>
      ))}
      <ModelList models={application.model_infos} titleAs={Title} />
      {(author ?? description) && (
        <p className={`jw-ink-3 ${styles.author}`}>{[author, description].filter(Boolean).join('\u3000')}</p>
      )}
    </div>
  );
}

/** What an application is: name, systems, category, and the sections its authors wrote. */
export function ApplicationFacts(props: ApplicationFactsProps) {
  return (
    <>
      <ApplicationHead {...props} />
      <ApplicationSections {...props} />
    </>
  );
}

/** The models behind an application; each opens its figures. Nothing for applications without models. */
export function ModelList({ models = [], titleAs: Title }: { models: ModelInfo[] | undefined; titleAs: 'h3' | 'h4' }) {
  const [openId, open] = useAddressLayer('model');
  if (models.length === 0) return null;
  const opened = models.find(({ diagnosis_id: id }) => id === openId);
  return (
    <section>
      <Title id="application-models" className={`jw-body ${styles.models}`}>
        模型明细
      </Title>
      <ul aria-labelledby="application-models">
        {models.map((model) => (
          <li key={model.diagnosis_id}>
            <button
              type="button"
              className={`jw-press jw-row jw-gap-12 ${styles.model}`}
              onClick={() => open(model.diagnosis_id)}
            >
              <span>{model.diagnosis_name}</span>
              {model.data_note !== undefined && <span className="jw-note">{model.data_note}</span>}
              <ChevronRight className="jw-end jw-ink-3" size={15} />
            </button>
          </li>
        ))}
      </ul>
      {opened && <ModelPanel model={opened} onClose={() => open('')} />}
    </section>
  );
}

function ModelPanel({ model, onClose }: { model: ModelInfo; onClose: () => void }) {
  const { diagnosis_name: name, data_note: note, performances, performance_items: items } = model;
  const figure = { place: `model ${model.diagnosis_id}`, dataNote: note };
  const picture = { modelName: name, ...figure };
  return (
    <Panel title={name} width={700} onClose={onClose}>
      <PerformanceFigure rows={performances?.length ? performances : (items ?? [])} {...figure} />
      <PictureFigure kind="roc" name={model.roc} url={model.roc_url} {...picture} />
      <PictureFigure kind="shap" name={model.shap} url={model.shap_url} {...picture} />
    </Panel>
  );
}
