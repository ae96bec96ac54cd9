import { getModel, useSetModelState } from '@jianwei/api-client/models/models';
import type { ModelChanged, ModelDetail, ModelState } from '@jianwei/api-client/model';
import { ApiError } from '@jianwei/api-client/transport/api-error';
import { useState } from 'react';
import { TextField } from '../../kit/fields/text-field.tsx';
import { countText } from '../../kit/lib/format-number.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { Dialog } from '../../kit/overlay/overlay.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { type ConflictField, ConflictNotice } from '../../parts/admin/conflict-notice.tsx';
import { stateText } from './model-words.ts';

export const ACTION_WORDS: Readonly<Record<ModelState, string>> = { in_use: '启用', shadow: '转入旁路', off: '停用' };

interface StateDialogProps {
  readonly model: ModelDetail;
  readonly to: ModelState;
  readonly onClose: () => void;
  readonly onDone: (answer: ModelChanged) => void;
  /** What somebody else made of it holds: the page is read again. */
  readonly onReload: () => void;
}

/** What the change does, said before it is made. */
function Effect({ model, to }: Pick<StateDialogProps, 'model' | 'to'>) {
  const { state, places, given, saved, versions } = model;
  const inUse = versions.find((other) => other.state === 'in_use')?.version;
  if (to === 'off' && state === 'in_use')
    return (
      <>
        <p>停用后 {places.length} 处不再显示：</p>
        <ul className="jw-dotted">
          {places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
        <p>
          近 30 日给出 {countText(given)} 份。已保存的 {countText(saved)} 份结果仍可查看，标「模型已停用」。
        </p>
      </>
    );
  if (to === 'off') return <p>旁路结束，不再与在用版本比较。</p>;
  const shadow = versions.find((other) => other.state === 'shadow')?.version;
  if (to === 'shadow')
    return (
      <p>
        {shadow !== undefined && `${shadow} 的旁路随之结束。`}
        该版本开始计算而不显示，与在用版本逐份比较。旁路满 7 日或 200 份后可以启用。
      </p>
    );
  return <p>{inUse === undefined ? '医师的抽屉与应用重新显示该模型。' : `代替 ${inUse}，自下一次打开起显示。`}</p>;
}

/** What stands now beside what this change would make of it. */
function stateDifferences({ version, state, versions }: ModelDetail, to: ModelState): ConflictField[] {
  const inUse = versions.find((other) => other.state === 'in_use')?.version ?? '';
  const after = to === 'in_use' ? version : inUse === version ? '' : inUse;
  return [
    { label: `${version} 的状态`, theirs: stateText(state), mine: stateText(to) },
    { label: '在用版本', theirs: inUse, mine: after },
  ].filter(({ theirs, mine }) => theirs !== mine);
}

/** Asks why a version is switched, and says what that does. */
export function StateDialog({ model, to, onClose, onDone, onReload }: StateDialogProps) {
  const change = useSetModelState();
  const once = useOnce();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [theirs, setTheirs] = useState<ModelDetail>();
  const { artifact_id: artifactId, version } = model;
  /** Of the state that was read; where somebody else changed it meanwhile, theirs is read beside it. */
  const write = async ({ revision }: ModelDetail) => {
    try {
      onDone(await change.mutateAsync({ artifactId, data: { version, state: to, reason: reason.trim(), revision } }));
    } catch (cause) {
      const now = await getModel(artifactId, { version }, { suppress: true }).catch(() => undefined);
      if (now && now.revision !== revision) setTheirs(now);
      throw cause;
    }
  };
  const submit = () => {
    if (to === 'off' && reason.trim() === '') {
      setError('请填写停用原因');
      return;
    }
    void once(() => write(model));
  };
  const title = `${ACTION_WORDS[to]} ${version}`;
  return (
    <Dialog
      width={480}
      title={title}
      onClose={onClose}
      unsavedText={reason === '' ? undefined : '模型状态尚未更改，确定放弃吗？'}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant={to === 'off' ? 'danger' : 'primary'} busy={change.isPending} onClick={submit}>
            {title}
          </Button>
        </>
      }
    >
      <div className="jw-grid jw-gap-12 jw-body">
        {theirs && (
          <ConflictNotice
            fields={stateDifferences(theirs, to)}
            isBusy={change.isPending}
            onReload={onReload}
            onKeepMine={() => void once(() => write(theirs))}
          >
            {change.error instanceof ApiError ? change.error.message : '该模型已被修改'}
          </ConflictNotice>
        )}
        <Effect model={theirs ?? model} to={to} />
        <TextField
          id="model-reason"
          label="原因"
          isRequired={to === 'off'}
          value={reason}
          limit={200}
          rows={2}
          error={error}
          onChange={(text) => {
            setReason(text);
            setError(undefined);
          }}
        />
      </div>
    </Dialog>
  );
}
