import { Ellipsis } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Popover } from './popover.tsx';

/** An entry of a menu: its words and what it does. */
export type MenuAction = readonly [label: string, act: () => void];

interface ActionMenuProps {
  /** Whose actions they are; the button says 「…的操作」. */
  readonly name: string;
  readonly actions: readonly MenuAction[];
}

/** ⋯ and a short list of what can be done with one thing; an entry closes the list and acts. */
export function ActionMenu({ name, actions }: ActionMenuProps) {
  const label = `${name}的操作`;
  return (
    <Popover
      trigger={<Ellipsis size={15} />}
      label={label}
      triggerClassName="jw-icon-button"
      panelLabel={label}
      width={150}
    >
      {(close) =>
        actions.map(([text, act]) => (
          <button
            key={text}
            type="button"
            className="jw-row jw-bare jw-menu-item"
            onClick={() => {
              // The button has the focus again before its row is moved: it keeps it then.
              flushSync(close);
              act();
            }}
          >
            {text}
          </button>
        ))
      }
    </Popover>
  );
}
