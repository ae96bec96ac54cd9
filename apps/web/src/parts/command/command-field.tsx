import { Search } from 'lucide-react';
import { Kbd } from '../../kit/ui/kbd.tsx';
import styles from './command-field.module.css';
import { openCommand } from './command-store.ts';
import { useHasCommandSlash } from './command-key.ts';

/** Looks like a search field and opens the command box, as Ctrl K does, and / where no list has its own search. */
export function CommandField({ label, isLarge = false }: { label: string; isLarge?: boolean }) {
  const hasSlash = useHasCommandSlash();
  return (
    <button
      type="button"
      className={`jw-row jw-gap-8 jw-input ${styles.field}`}
      data-large={isLarge || undefined}
      aria-haspopup="dialog"
      aria-keyshortcuts={hasSlash ? '/ Control+K' : 'Control+K'}
      onClick={openCommand}
    >
      <Search size={isLarge ? 18 : 15} />
      <span className={`jw-grow ${styles.text}`}>{label}</span>
      <Kbd>{hasSlash ? '/' : 'Ctrl K'}</Kbd>
    </button>
  );
}
