import { useSetModelState } from '@jianwei/api-client/models/models';
import type { ModelChanged, ModelDetail, ModelState } from '@jianwei/api-client/model';
import { useState } from 'react';
import { TextField } from '../../kit/fields/text-field.tsx';
import { countText } from '../../kit/lib/format-number.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { Dialog } from '../../kit/overlay/overlay.tsx';
import { Button } from '../../kit/ui/button.tsx';

export const ACTION_WORDS: Readonly<Record<ModelState, string>> = { in_use: '启用', shadow: '转入旁路', off: '停用' };

interface StateDialogProps {
  readonly model: ModelDetail;
  readonly to: ModelState;
  readonly onClose: () => void;
  readonly onDone: (answer: ModelChanged) => void;
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
  if (to === 'shadow') return <p>该版本开始计算而不显示，与在用版本逐份比较。旁路满 7 日或 200 份后可以启用。</p>;
  return <p>{inUse === undefined ? '医师的抽屉与应用重新显示该模型。' : `代替 ${inUse}，自下一次打开起显示。`}</p>;
}

/** Asks why a version is switched, and says what that does. */
export function StateDialog({ model, to, onClose, onDone }: StateDialogProps) {
  const change = useSetModelState();
  const once = useOnce();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const { artifact_id: artifactId, version, revision } = model;
  const submit = () => {
    if (to === 'off' && reason.trim() === '') {
      setError('请填写停用原因');
      return;
    }
    void once(async () => {
      onDone(await change.mutateAsync({ artifactId, data: { version, state: to, reason: reason.trim(), revision } }));
    });
  };
  const title = `${ACTION_WORDS[to]} ${version}`;
  return (
    <Dialog
      width={480}
      title={title}
      onClose={onClose}
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
        <Effect model={model} to={to} />
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
