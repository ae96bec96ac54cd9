import type { Covid19Input } from '@jianwei/api-client/model';
import { answerCovid19 } from '@jianwei/clinical-rules/covid19/covid19-wire';
import { LOBES, type Lobe } from '@jianwei/clinical-rules/covid19/imaging';
import type { FactorList } from '@jianwei/clinical-rules/covid19/options';
import { useState, type ReactNode } from 'react';
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
import { assessmentText } from '../shared/assessment.ts';
import { SaveButton, Status } from '../shared/assessment-footer.tsx';
import styles from './covid19-editor.module.css';
import { isOffered, percentsOf, type Covid19Types } from './covid19-form-values.ts';
import { conclusionParts, covidText, FACTOR_TITLE, HIGH_RISK_LISTS } from './covid19-text.ts';
import { PromptList } from './covid19-conclusion.tsx';
import { GeneralFields } from './general-fields.tsx';
import { lobeInputId, LobeTable } from './lobe-table.tsx';
import { LungPicture } from './lung-picture.tsx';
import { OptionGroup, WarningItems } from './option-lists.tsx';

const WIDTH = 780;

/** Creates or edits a record in a drawer of its own. */
export function Covid19Editor({ record }: RecordPart<Covid19Types>) {
  const { store, source, mode, init, offers, close, leave } = record;
  const values = useFormValues(store, source);
  const errors = values === undefined ? {} : record.errorsOf(values);
  const problems = Object.keys(errors).length;
  const isDirty = useRecordState(store, (state) => isTyped(state, source));
  const person = mode === 'edit' ? record.report : init.data;

  return (
    <Panel
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
      status={
        <Status
          role="status"
          {...(problems > 0
            ? { text: `${problems} 项需修改`, tone: 'error' }
            : { text: covidText.lobeSides, tone: 'plain' })}
        />
      }
      actions={
        <>
          <Button onClick={() => void leave(close)}>取消</Button>
          <SaveButton
            busy={record.state.busy === 'saving'}
            disabled={values === undefined || offers.data === undefined}
            onClick={() => void record.save()}
          />
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
  const sections: readonly { id: string; label: string; aside?: string; body: ReactNode }[] = [
    {
      id: 'general',
      label: '一般信息',
      body: (
        <>
          <DraftStrip {...record.draft} />
          {mode === 'new' && init.isError && <Reload onReload={() => void init.refetch()} />}
          <GeneralFields record={record} values={values} errors={errors} sources={sources} />
        </>
      ),
    },
    {
      id: 'imaging',
      label: '影像评估',
      aside: '按病变占该肺叶体积的百分比填写，评分自动计算',
      body: <Imaging record={record} values={values} errors={errors} />,
    },
    { id: 'high-risk', label: '高危因素', aside: '勾选符合的项目', body: HIGH_RISK_LISTS.map((list) => group(list)) },
    {
      id: 'warnings',
      label: '预警指标',
      aside: '数值来自检验报告',
      body: (
        <WarningItems
          menus={options}
          states={values.warnings}
          errors={errors}
          sources={sources}
          onChange={(key, state) => change(({ warnings }) => ({ warnings: { ...warnings, [key]: state } }))}
        />
      ),
    },
    { id: 'illness', label: '危重因素', aside: '任一项符合即为危重型', body: group('illness_factor', true) },
    { id: 'severe', label: '重症因素', aside: '任一项符合即为重型', body: group('severe_factor', true) },
    {
      id: 'suggests',
      label: '治疗建议',
      aside: '按当前填写的内容预览，保存后以记录为准',
      body: <TypingPreview body={record.tool.toApi(values, record.context())} />,
    },
  ];
  return (
    <SectionedScroll tabs={sections} className={`jw-stack jw-gap-20 ${styles.body}`}>
      {sections.map(({ id, label, aside, body }, place) => (
        <section key={id} data-section={id} aria-label={label}>
          <SectionHeading level={3} title={label} aside={aside} rule={place === 0 ? 'none' : 'above'} />
          {body}
        </section>
      ))}
    </SectionedScroll>
  );
}

/** The picture of the lobes, and the table in which their percents are typed. */
function Imaging({ record, values, errors }: FormPart<Covid19Types>) {
  const [active, setActive] = useState<Lobe>();
  const percents = percentsOf(values);
  return (
    <div className={`jw-grid jw-gap-24 ${styles.imaging}`}>
      <LungPicture
        percents={percents}
        active={active}
        onPick={(lobe) => document.getElementById(lobeInputId(lobe))?.focus()}
      />
      <LobeTable
        percents={percents}
        typing={{
          texts: values.lobes,
          errors,
          onActive: setActive,
          onChange: (lobe, percent) => record.change(({ lobes }) => ({ lobes: { ...lobes, [lobe]: percent } })),
        }}
      />
    </div>
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
