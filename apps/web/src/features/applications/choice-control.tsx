import type { Application } from '@jianwei/api-client/model';
import { Check, Plus } from 'lucide-react';
import { applicationName } from '../../parts/applications/application-twins.ts';
import { Button } from '../../kit/ui/button.tsx';
import styles from './choice-control.module.css';
import type { ApplicationChoice } from './use-application-choice.ts';

const ICON = { size: 14, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** 已添加 with 移除 beside it, or 添加; users with a fixed list only see 已添加. */
export function ChoiceControl({ application, choice }: { application: Application; choice: ApplicationChoice }) {
  const name = applicationName(application);
  const isMine = choice.isMine(application);
  const isChoosable = choice.isChoosable(application);
  const press = {
    size: 'small',
    busy: choice.pendingId === application.application_id,
    // The list is saved as a whole: one change at a time.
    disabled: choice.pendingId !== null && choice.pendingId !== application.application_id,
    onClick: () => choice.toggle(application),
  } as const;
  if (!isMine)
    return isChoosable ? (
      <Button {...press} className={styles.add} icon={<Plus {...ICON} />} aria-label={`添加 ${name}`}>
        添加
      </Button>
    ) : null;
  return (
    <span className={styles.mine}>
      <span className={`jw-ink-3 jw-nowrap ${styles.added ?? ''}`}>
        <Check {...ICON} />
        已添加
      </span>
      {isChoosable && (
        <Button {...press} className={styles.remove} variant="text" aria-label={`移除 ${name}`}>
          移除
        </Button>
      )}
    </span>
  );
}
