import { listLaboratoryIndicators, useSetIndicatorTarget } from '@jianwei/api-client/laboratory/laboratory';
import type { Indicator } from '@jianwei/api-client/model';
import { ApiError } from '@jianwei/api-client/transport/api-error';
import { useState } from 'react';
import { CheckField } from '../../kit/fields/check-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { useOnce } from '../../kit/lib/use-once.ts';
import { Dialog } from '../../kit/overlay/overlay.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { ConflictNotice } from '../../parts/admin/conflict-notice.tsx';
import type { Done } from '../../parts/admin/undo-strip.tsx';
import { indicatorTitle, INDICATORS, unitOf, valueText } from './laboratory-words.ts';

const MOST = 100;
const WIDTH = 420;

/** 0 to 100, with decimals; undefined of anything else. */
function readTarget(text: string): number | undefined {
  const number = /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= 0 && number <= MOST ? number : undefined;
}

interface TargetDialogProps {
  readonly indicator: Indicator;
  readonly onClose: () => void;
  readonly onSaved: (done: Done) => void;
  /** What somebody else made of it holds. */
  readonly onReload: () => void;
}

const shownText = (isShown: boolean) => (isShown ? '是' : '否');

/** The target of one indicator, and whether the page shows it. */
export function TargetDialog({ indicator, onClose, onSaved, onReload }: TargetDialogProps) {
  const [text, setText] = useState(String(indicator.target));
  const [isShown, setShown] = useState(indicator.shown);
  const [error, setError] = useState<string>();
  const save = useSetIndicatorTarget();
  const once = useOnce();
  const title = indicatorTitle(indicator);
  const isChanged = text !== String(indicator.target) || isShown !== indicator.shown;
  const [theirs, setTheirs] = useState<Indicator>();
  /** Over what was read; where somebody else saved meanwhile, theirs is read beside it. */
  const write = async (target: number, { revision }: Indicator) => {
    const read = revision === undefined ? {} : { revision };
    try {
      return await save.mutateAsync({ data: { indicator_id: indicator.id, target, shown: isShown, ...read } });
    } catch (cause) {
      const now = await listLaboratoryIndicators({}, { suppress: true }).catch(() => undefined);
      const other = now?.data.find(({ id }) => id === indicator.id);
      if (other && other.revision !== revision) setTheirs(other);
      throw cause;
    }
  };
  const submit = (over = indicator) => {
    const target = readTarget(text);
    if (target === undefined) {
      setError(`目标应为 0 到 ${MOST}`);
      return;
    }
    void once(async () => {
      const { change_id: changeId } = await write(target, over);
      onSaved({
        text: `${title}：目标 ${valueText(target, indicator)}${isShown ? '' : '，不显示'}`,
        changeIds: changeId === undefined ? [] : [changeId],
      });
    });
  };
  return (
    <Dialog
      title={`设置 ${title}`}
      width={WIDTH}
      onClose={onClose}
      unsavedText={isChanged ? '目标还没有保存' : undefined}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" busy={save.isPending} onClick={() => submit()}>
            保存
          </Button>
        </>
      }
    >
      <div className="jw-grid jw-gap-16">
        {theirs && (
          <ConflictNotice
            fields={[
              { label: '目标', theirs: valueText(theirs.target, theirs), mine: `${text}${unitOf(indicator)}` },
              { label: '显示', theirs: shownText(theirs.shown), mine: shownText(isShown) },
            ].filter((field) => field.theirs !== field.mine)}
            isBusy={save.isPending}
            onReload={onReload}
            onKeepMine={() => submit(theirs)}
          >
            {save.error instanceof ApiError ? save.error.message : '目标已被修改'}
          </ConflictNotice>
        )}
        <TextField
          id="indicator-target"
          label={`目标（${unitOf(indicator).trim()}）`}
          note={INDICATORS[indicator.id].definition}
          value={text}
          error={error}
          onChange={(value) => {
            setText(value);
            setError(undefined);
          }}
        />
        <CheckField id="indicator-shown" label="显示在检验科管理" isChecked={isShown} onChange={setShown} />
      </div>
    </Dialog>
  );
}
