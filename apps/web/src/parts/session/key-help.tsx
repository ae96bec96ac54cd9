import { useState } from 'react';
import { useShortcut } from '../../kit/lib/use-shortcut.ts';
import { Dialog } from '../../kit/overlay/overlay.tsx';
import { KeyCap } from '../../kit/ui/key-cap.tsx';
import styles from './key-help.module.css';
import { useHasSingleKeys } from './single-keys.ts';

type KeyLine = readonly [keys: string, does: string];

interface KeyHelpProps {
  /** Keys that belong to no button, such as those between the rows of a list. */
  keys: readonly KeyLine[];
}

/** The keys of the buttons that are on the screen now, each once: C copies the whole reading first, and beside it single findings. */
function keysOnScreen(): readonly KeyLine[] {
  const buttons = [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')];
  // Pages behind the one on the screen have buttons too.
  const shown = buttons.filter((button) => button.checkVisibility());
  const lines = shown.map((button): KeyLine => {
    const name = button.getAttribute('aria-label') ?? [...button.childNodes].map(textOf).join('');
    return [button.getAttribute('aria-keyshortcuts') ?? '', name.trim()];
  });
  return [...new Map(lines.toReversed())].toReversed();
}

/** What a button says, but for the picture of its key. */
const textOf = (node: ChildNode) => (node.nodeName === 'KBD' ? '' : (node.textContent ?? ''));

/** ? lists the keys of the screen, and switches those that are letters. */
export function KeyHelp({ keys }: KeyHelpProps) {
  const [hasKeys, setHasKeys] = useHasSingleKeys();
  const [lines, setLines] = useState<readonly KeyLine[]>();
  useShortcut(hasKeys ? '?' : undefined, () => setLines([...keysOnScreen(), ...keys, ['?', '列出本页按键']]));
  if (lines === undefined) return null;
  return (
    <Dialog title="本页按键" width={400} onClose={() => setLines(undefined)}>
      <dl className={styles.keys}>
        {lines.map(([key, does]) => (
          <div key={`${key} ${does}`} className="jw-row jw-gap-12">
            <dt>
              <span className="jw-visually-hidden">{key}</span>
              <KeyCap>{key}</KeyCap>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="jw-row jw-gap-8 jw-small">
        <input type="checkbox" checked={hasKeys} onChange={(event) => setHasKeys(event.target.checked)} />
        启用单键快捷键
      </label>
    </Dialog>
  );
}
