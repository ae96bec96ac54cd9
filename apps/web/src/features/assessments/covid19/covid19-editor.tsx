import type { Covid19Input } from '@jianwei/api-client/model';
import { answerCovid19 } from '@jianwei/clinical-rules/covid19/covid19-wire';
import { LOBES } from '@jianwei/clinical-rules/covid19/imaging';
import type { Lobe } from '@jianwei/clinical-rules/covid19/imaging';
import type { FactorList } from '@jianwei/clinical-rules/covid19/options';
import { CircleAlert, Info } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Panel } from '../../../kit/overlay/overlay.tsx';
import { Reload } from '../../../kit/query/query-state.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { DraftStrip } from '../../../kit/ui/draft-strip.tsx';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { SectionedScroll } from '../../../kit/ui/sectioned-scroll.tsx';
import { BlockSkeleton } from '../../../kit/ui/skeleton.tsx';
import { isTyped } from '../record/record-state.ts';
import { useFormValues, useRecordState } from '../record/record-store.ts';
import type { FormPart, RecordPart } from '../record/open-record.ts';
import { assessmentText } from '../shared/assessment-texts.ts';
import styles from './covid19-editor.module.css';
import { isOffered, percentsOf } from './covid19-form-values.ts';
import type { Covid19Types } from './covid19-form-values.ts';
import { conclusionParts, covidText, EDITOR_SECTIONS, FACTOR_TITLE, HIGH_RISK_LISTS } from './covid19-text.ts';
import { PromptList } from './covid19-conclusion.tsx';
import { GeneralFields } from './general-fields.tsx';
import { lobeInputId, LobeInputs } from './lobe-table.tsx';
import { LungPicture } from './lung-picture.tsx';
import { OptionGroup, WarningItems } from './option-lists.tsx';

const WIDTH = 780;

/** Creates or edits a record in a drawer of its own. */
export function Covid19Editor({ record }: RecordPart<Covid19Types>) {
  const { store, source, mode, init, offers, close, leave } = record;
  const values = useFormValues(store, source);
  const errors = values === undefined ? {} : record.errorsOf(values);
  const isDirty = useRecordState(store, (state) => isTyped(state, source));
  const person = mode === 'edit' ? record.report : init.data;

  return (
    <Panel
      open
      width={WIDTH}
      flush
      title={mode === 'edit' ? '编辑新冠分型评估' : '新建新冠分型评估'}
      extra={
        person && (
          <span className={`jw-row jw-table-text jw-ink-2 ${styles.person}`}>
            <span>{person.name}</span>
            <span>{person.gender}</span>
            {typeof person.age === 'number' && <span>{person.age} 岁</span>}
          </span>
        )
      }
      onClose={close}
      unsavedText={isDirty ? assessmentText.cancelQuestion : undefined}
      status={<Status errorCount={Object.keys(errors).length} />}
      actions={
        <>
          <Button onClick={() => void leave(close)}>取消</Button>
          <Button
            variant="primary"
            className={styles.save}
            busy={record.state.busy === 'saving'}
            disabled={values === undefined || offers.data === undefined}
            onClick={() => void record.save()}
          >
            保存
          </Button>
        </>
      }
    >
      {values && offers.data ? (
        <EditorForm record={record} values={values} errors={errors} />
      ) : (
        <div className={styles.waiting}>
          {offers.isError ? (
            <Reload onReload={() => void offers.refetch()} />
          ) : (
            <BlockSkeleton lines={LOBES.length + 5} />
          )}
        </div>
      )}
    </Panel>
  );
}

/** The sections of the editor under a strip that stays: it follows the scroll, and leads to a section and its heading. */
function EditorForm({ record, values, errors }: FormPart<Covid19Types>) {
  const { mode, init, offers, change } = record;
  const [activeLobe, setActiveLobe] = useState<Lobe>();
  const options = offers.data;
  if (options === undefined) return null;
  /** Results of the laboratory that speak for a value, by field or warning item. */
  const sources = new Map((init.data?.sources ?? []).map((source) => [source.item, source]));
  const group = (list: FactorList, hidesTitle = false) => (
    <OptionGroup
      key={list}
      list={list}
      title={FACTOR_TITLE[list]}
      hidesTitle={hidesTitle}
      options={options[list].filter(({ key }) => list !== 'personal_history' || isOffered(values, key))}
      chosen={values[list]}
      error={errors[list]}
      onChange={(chosen) => change({ [list]: chosen })}
    />
  );
  return (
    <SectionedScroll tabs={EDITOR_SECTIONS} className={`jw-stack jw-gap-20 ${styles.body}`}>
      <Section id="general">
        <DraftStrip {...record.draft} />
        {mode === 'new' && init.isError && <Reload onReload={() => void init.refetch()} />}
        <GeneralFields record={record} values={values} errors={errors} sources={sources} />
      </Section>
      <Section id="imaging" aside="按病变占该肺叶体积的百分比填写，评分自动计算">
        <div className={`jw-grid jw-gap-24 ${styles.imaging}`}>
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
            onChange={(lobe, percent) => change(({ lobes }) => ({ lobes: { ...lobes, [lobe]: percent } }))}
          />
        </div>
      </Section>
      <Section id="high-risk" aside="勾选符合的项目">
        {HIGH_RISK_LISTS.map((list) => group(list))}
      </Section>
      <Section id="warnings" aside="数值来自检验报告">
        <WarningItems
          menus={options}
          states={values.warnings}
          errors={errors}
          sources={sources}
          onChange={(key, state) => change(({ warnings }) => ({ warnings: { ...warnings, [key]: state } }))}
        />
      </Section>
      <Section id="illness" aside="任一项符合即为危重型">
        {group('illness_factor', true)}
      </Section>
      <Section id="severe" aside="任一项符合即为重型">
        {group('severe_factor', true)}
      </Section>
      <Section id="suggests" aside="按当前填写的内容预览，保存后以记录为准">
        <TypingPreview body={record.tool.toApi(values, record.context())} />
      </Section>
    </SectionedScroll>
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
    <p className={`jw-row ${styles.status} ${errorCount > 0 ? 'jw-ink-high' : ''}`} role="status">
      <Icon size={15} strokeWidth={1.6} aria-hidden />
      {errorCount > 0 ? `${errorCount} 项需修改` : covidText.lobeSides}
    </p>
  );
}

/** What the rule says to the form as it stands. The saved record's own answer is the one that counts. */
function TypingPreview({ body }: { body: Covid19Input }) {
  const { results, suggests, prompts } = answerCovid19({ ...body });
  return (
    <div className="jw-grid jw-gap-6">
      {results.map((result) => (
        <p key={result} className="jw-strong">
          {conclusionParts(result).join('，')}
        </p>
      ))}
      <p>{suggests.length > 0 ? suggests.join('；') : '暂无治疗建议'}</p>
      {prompts.length > 0 && <PromptList prompts={prompts} />}
    </div>
  );
}
