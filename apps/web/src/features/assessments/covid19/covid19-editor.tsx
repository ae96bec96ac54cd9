import { LOBES } from '@jianwei/clinical-rules/covid19/imaging';
import type { Lobe } from '@jianwei/clinical-rules/covid19/imaging';
import type { FactorList } from '@jianwei/clinical-rules/covid19/options';
import { CircleAlert, Info } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { confirm } from '../../../shared/ui/confirm.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { BlockSkeleton } from '../../../shared/ui/skeleton.tsx';
import { Reload } from '../../../shared/ui/reload.tsx';
import styles from './covid19-editor.module.css';
import { isOffered, percentsOf } from './covid19-form-values.ts';
import { covidText, EDITOR_SECTIONS, FACTOR_TITLE, HIGH_RISK_LISTS } from './covid19-text.ts';
import { EditorSections } from './editor-sections.tsx';
import { GeneralFields } from './general-fields.tsx';
import { lobeInputId, LobeInputs } from './lobe-table.tsx';
import { LungPicture } from './lung-picture.tsx';
import { OptionGroup } from './option-group.tsx';
import { TypingPreview } from './typing-preview.tsx';
import { useCovid19Editor } from './use-covid19-editor.ts';
import type { CovidEditorContext } from './use-covid19-editor.ts';
import { WarningItems } from './warning-items.tsx';

const WIDTH = 780;

interface Covid19EditorProps extends CovidEditorContext {
  /** The options could not be loaded. */
  onReloadOptions: (() => void) | undefined;
  draftStrip: ReactNode;
  onClose: () => void;
}

/** Creates or edits a record in a drawer of its own. Mount it when it opens. */
export function Covid19Editor(props: Covid19EditorProps) {
  const { record, options, onReloadOptions, onClose } = props;
  const editor = useCovid19Editor(props);
  const { values, body, errors, change } = editor;
  const [activeLobe, setActiveLobe] = useState<Lobe>();
  const person = record ?? editor.init;

  async function cancel() {
    if (!editor.isDirty || (await confirm({ title: covidText.cancelQuestion }))) onClose();
  }

  const group = (list: FactorList, isOffered: (key: number) => boolean = () => true, hidesTitle = false) =>
    values &&
    options && (
      <OptionGroup
        key={list}
        list={list}
        title={FACTOR_TITLE[list]}
        hidesTitle={hidesTitle}
        options={options[list].filter(({ key }) => isOffered(key))}
        chosen={values.factors[list]}
        error={errors.get(list)}
        onChange={(chosen) => change((form) => ({ ...form, factors: { ...form.factors, [list]: chosen } }))}
      />
    );

  return (
    <Panel
      open
      width={WIDTH}
      flush
      title={record ? '编辑新冠分型评估' : '新建新冠分型评估'}
      extra={
        person && (
          <span className={styles.person}>
            <span>{person.name}</span>
            <span>{person.gender}</span>
            {typeof person.age === 'number' && <span>{person.age} 岁</span>}
          </span>
        )
      }
      onClose={onClose}
      unsavedText={editor.isDirty ? covidText.cancelQuestion : undefined}
      status={<Status errorCount={errors.size} />}
      actions={
        <>
          <Button onClick={() => void cancel()}>取消</Button>
          <Button
            variant="primary"
            className={styles.save}
            busy={editor.isSaving}
            disabled={body === undefined}
            onClick={editor.submit}
          >
            保存
          </Button>
        </>
      }
    >
      {values && options && body ? (
        <EditorSections>
          <Section id="general">
            {props.draftStrip}
            {editor.reloadInit && <Reload onReload={editor.reloadInit} />}
            <GeneralFields values={values} errors={errors} sources={editor.sources} change={change} />
          </Section>
          <Section id="imaging" aside="按病变占该肺叶体积的百分比填写，评分自动计算">
            <div className={styles.imaging}>
              <LungPicture
                percents={percentsOf(values)}
                active={activeLobe}
                onPick={(lobe) => document.getElementById(lobeInputId(lobe))?.focus()}
              />
              <LobeInputs
                percents={percentsOf(values)}
                texts={values.lobes}
                errors={errors}
                onActive={setActiveLobe}
                onChange={(lobe, percent) => change((form) => ({ ...form, lobes: { ...form.lobes, [lobe]: percent } }))}
              />
            </div>
          </Section>
          <Section id="high-risk" aside="勾选符合的项目">
            {HIGH_RISK_LISTS.map((list) => group(list, (key) => list !== 'personal_history' || isOffered(values, key)))}
          </Section>
          <Section id="warnings" aside="数值来自检验报告">
            <WarningItems
              menus={options}
              states={values.warnings}
              errors={errors}
              sources={editor.sources}
              onChange={(key, state) => change((form) => ({ ...form, warnings: { ...form.warnings, [key]: state } }))}
            />
          </Section>
          <Section id="illness" aside="任一项符合即为危重型">
            {group('illness_factor', undefined, true)}
          </Section>
          <Section id="severe" aside="任一项符合即为重型">
            {group('severe_factor', undefined, true)}
          </Section>
          <Section id="suggests" aside="按当前填写的内容预览，保存后以记录为准">
            <TypingPreview body={body} />
          </Section>
        </EditorSections>
      ) : (
        <div className={styles.waiting}>
          {onReloadOptions ? <Reload onReload={onReloadOptions} /> : <BlockSkeleton lines={LOBES.length + 5} />}
        </div>
      )}
    </Panel>
  );
}

interface SectionProps {
  id: (typeof EDITOR_SECTIONS)[number]['id'];
  aside?: string;
  children: ReactNode;
}

function Section({ id, aside, children }: SectionProps) {
  const title = EDITOR_SECTIONS.find((section) => section.id === id)?.label ?? '';
  return (
    <section data-section={id} aria-label={title}>
      <SectionHeading level={3} title={title} aside={aside} {...(id === EDITOR_SECTIONS[0].id && { rule: 'none' })} />
      {children}
    </section>
  );
}

/** How many fields keep the form from being saved; without one, how the lobes are named. */
function Status({ errorCount }: { errorCount: number }) {
  const Icon = errorCount > 0 ? CircleAlert : Info;
  return (
    <p className={styles.status} data-tone={errorCount > 0 ? 'error' : 'plain'} role="status">
      <Icon size={15} strokeWidth={1.6} aria-hidden />
      {errorCount > 0 ? `${errorCount} 项需修改` : covidText.lobeSides}
    </p>
  );
}
