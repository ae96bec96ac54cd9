import { Button } from '../ui/button.tsx';
import { useConfirms } from './confirm-store.ts';
import { Dialog } from './overlay.tsx';

export { confirm, declineAllConfirms, type ConfirmOptions } from './confirm-store.ts';

/** Shows the first open question. Mounted once by the application. */
export function ConfirmHost() {
  const current = useConfirms(({ pending }) => pending[0]);
  if (current === undefined) return null;
  const { title, content, okText = '确定', cancelText = '取消', danger = false, keeps = danger } = current.options;
  const decline = (): void => current.answer(false);
  return (
    <Dialog
      key={title}
      role="alertdialog"
      title={title}
      width={416}
      onClose={decline}
      actions={
        <>
          <Button data-autofocus={keeps || undefined} onClick={decline}>
            {cancelText}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            data-autofocus={!keeps || undefined}
            onClick={() => current.answer(true)}
          >
            {okText}
          </Button>
        </>
      }
    >
      {content ?? null}
    </Dialog>
  );
}
