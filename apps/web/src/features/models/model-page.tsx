import { useListChanges, invalidateListChanges } from '@jianwei/api-client/changes/changes';
import { invalidateGetDiagnosisKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import {
  invalidateGetModel,
  invalidateGetModelTimeline,
  invalidateListModels,
  invalidateListShadowReports,
  useGetModel,
} from '@jianwei/api-client/models/models';
import type { ModelCounted, ModelDetail, ModelState } from '@jianwei/api-client/model';
import { isRefusal } from '@jianwei/api-client/transport/api-error';
import { useQueryClient } from '@tanstack/react-query';
import { History, Printer } from 'lucide-react';
import { useState } from 'react';
import { useAddressState } from '../../kit/lib/address.ts';
import { countText } from '../../kit/lib/format-number.ts';
import { PageActions } from '../../kit/lib/page-frame.tsx';
import { Panel } from '../../kit/overlay/overlay.tsx';
import { OLDER_STAYS, QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { Switch } from '../../kit/ui/switch.tsx';
import { ChangeList } from '../../parts/admin/change-list.tsx';
import { type Done, UndoStrip } from '../../parts/admin/undo-strip.tsx';
import { DataNote } from '../../parts/model/model-figures.tsx';
import { CountedReports } from './counted-reports.tsx';
import { ModelDriftPart } from './model-drift.tsx';
import { ModelFigures } from './model-figures.tsx';
import { ModelShadowLine, ShadowReports } from './model-shadow.tsx';
import { ModelTimelinePart } from './model-timeline.tsx';
import { DETAIL, incompleteText, shareText, stateText } from './model-words.ts';
import styles from './models.module.css';
import { ACTION_WORDS, StateDialog } from './state-dialog.tsx';

/** AI 模型详情: whether this version goes on, with the evidence for it, and which one ran on which day. */
export function ModelPage() {
  const client = useQueryClient();
  const [{ artifact_id: artifactId, version, at, page, counted, of, since, compare }, change] = useAddressState(DETAIL);
  const query = useGetModel(artifactId, version === '' ? {} : { version }, OLDER_STAYS);
  const [asked, setAsked] = useState<ModelState>();
  const [done, setDone] = useState<Done>();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const model = query.data;
  const refresh = () => {
    void invalidateGetModel(client, artifactId);
    void invalidateGetModelTimeline(client, artifactId);
    void invalidateListShadowReports(client, artifactId);
    void invalidateListModels(client);
    void invalidateListChanges(client);
    void invalidateGetDiagnosisKnowledge(client);
  };
  return (
    <>
      <PageActions>
        {model && (
          <Select
            aria-label="版本"
            value={model.version}
            onChange={({ target }) => change({ version: target.value, page: 0 })}
          >
            {model.versions.map((other, place) => (
              <option key={`${other.version}-${place}`} value={other.version}>
                {`版本 ${other.version} ${stateText(other.state)}`}
              </option>
            ))}
          </Select>
        )}
        <Button icon={<History size={16} />} onClick={() => setHistoryOpen(true)}>
          变更记录
        </Button>
        <Button icon={<Printer size={16} />} onClick={() => window.print()}>
          打印模型说明书
        </Button>
      </PageActions>
      <section className={`jw-sheet jw-grid jw-gap-16 ${styles.sheet}`}>
        {done && <UndoStrip done={done} onUndone={refresh} onClose={() => setDone(undefined)} />}
        <QueryState query={query} failed={isRefusal(query.error) ? query.error.message : '模型未能载入'} lines={12}>
          {(data) => (
            <>
              <ModelCard
                model={data}
                onAsk={setAsked}
                onCounted={(number) => change({ counted: number, of: '', since: '' })}
              />
              <ModelFigures model={data} />
              <ModelDriftPart artifactId={data.artifact_id}>
                <ModelShadowLine
                  artifactId={data.artifact_id}
                  page={page}
                  onPage={(next) => change({ page: next })}
                  onCompare={() => change({ compare: 'yes' })}
                />
              </ModelDriftPart>
              <ModelTimelinePart
                artifactId={data.artifact_id}
                at={at}
                onAt={(day) => change({ at: day })}
                onPeriod={(period) =>
                  change({
                    counted: period.state === 'shadow' ? 'computed' : 'given',
                    of: period.version,
                    since: period.from,
                  })
                }
              />
            </>
          )}
        </QueryState>
      </section>
      {model && asked && (
        <StateDialog
          model={model}
          to={asked}
          onClose={() => setAsked(undefined)}
          onReload={() => {
            setAsked(undefined);
            refresh();
          }}
          onDone={({ change_id: changeId }) => {
            setDone({
              text: `已${ACTION_WORDS[asked]} ${model.version}`,
              changeIds: changeId === undefined ? [] : [changeId],
            });
            setAsked(undefined);
            // Without a version in the address the page would go on to the one that is in use now.
            change({ version: model.version }, true);
            refresh();
          }}
        />
      )}
      {model && counted !== '' && (
        <CountedReports
          key={`${counted} ${since}`}
          artifactId={artifactId}
          version={since === '' ? model.version : of}
          counted={counted}
          since={since}
          onClose={() => change({ counted: '', of: '', since: '' })}
        />
      )}
      {model && compare !== '' && (
        <ShadowReports
          artifactId={artifactId}
          page={page}
          onPage={(next) => change({ page: next })}
          onClose={() => change({ compare: '', page: 0 })}
        />
      )}
      {isHistoryOpen && (
        <ModelHistory artifactId={artifactId} onUndone={refresh} onClose={() => setHistoryOpen(false)} />
      )}
    </>
  );
}

interface ModelCardProps {
  readonly model: ModelDetail;
  readonly onAsk: (to: ModelState) => void;
  readonly onCounted: (counted: ModelCounted) => void;
}

/** The model card: what it is for, what it did lately, and whether it speaks. */
function ModelCard({ model, onAsk, onCounted }: ModelCardProps) {
  const { state, features, places, may_enable: mayEnable } = model;
  const isShadow = state === 'shadow';
  const figures = [
    ['近 30 日给出', `${countText(isShadow ? model.computed : model.given)} 份`, isShadow ? 'computed' : 'given'],
    ['特征不全', incompleteText(model), 'incomplete'],
    ['医师反馈不符', `${countText(model.feedback)} 次`, 'feedback'],
  ] as const;
  return (
    <header className={`jw-row jw-wrap jw-between jw-gap-16 ${styles.card}`}>
      <div>
        <h2 className={`jw-row jw-gap-8 ${styles.name}`}>
          {model.name}
          <DataNote text={model.data_note} />
        </h2>
        <p className="jw-table-text jw-ink-2" title={features.join('、')}>
          {[
            `${model.artifact_id} ${model.version}`,
            `${model.kind}，${features.length} 个特征`,
            `适用 ${model.population}`,
            `不适用：${model.exclusions}`,
            `阈值 ${shareText(model.threshold, 2)}`,
          ].join('\u3000')}
          <span className="jw-note">{`\u3000本版本：${model.note}`}</span>
        </p>
      </div>
      <div className="jw-row jw-wrap jw-gap-24">
        <dl className={`jw-row jw-gap-24 ${styles.facts}`}>
          {figures.map(([name, text, counted]) => (
            <div key={name}>
              <dt className="jw-note">{name}</dt>
              <dd>
                <button
                  type="button"
                  className="jw-press"
                  aria-label={`${name} ${text}`}
                  onClick={() => onCounted(counted)}
                >
                  {text}
                </button>
              </dd>
            </div>
          ))}
        </dl>
        <div className="jw-row jw-gap-10 jw-no-print">
          <Switch
            label={`启用 ${model.version}`}
            isOn={state === 'in_use'}
            onChange={(isOn) => onAsk(isOn ? 'in_use' : 'off')}
          />
          <span>
            <b>{state === 'in_use' ? '启用中' : state === 'shadow' ? '旁路中' : stateText(state)}</b>
            <span className={`jw-note ${styles.below}`}>
              {state === 'in_use'
                ? `停用后 ${places.length} 处不再显示`
                : mayEnable
                  ? '可以启用'
                  : '启用前需旁路 7 日或 200 份'}
            </span>
          </span>
          {state === 'off' && (
            <Button size="small" onClick={() => onAsk('shadow')}>
              转入旁路
            </Button>
          )}
          {state === 'shadow' && (
            <Button size="small" onClick={() => onAsk('off')}>
              结束旁路
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}

const HISTORY = 50;

function ModelHistory(props: { artifactId: string; onUndone: () => void; onClose: () => void }) {
  const changes = useListChanges({ object_type: 'model', object_id: props.artifactId, page_size: HISTORY });
  return (
    <Panel width={560} title="变更记录" onClose={props.onClose}>
      <QueryState query={changes} failed="变更记录未能载入" lines={4}>
        {({ data }) => <ChangeList changes={data} mayUndo onUndone={props.onUndone} />}
      </QueryState>
    </Panel>
  );
}
