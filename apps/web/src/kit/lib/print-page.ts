import { useEffect, useEffectEvent } from 'react';

/** Readies what is to be printed; false where the user would rather not print. */
export type PrintPreparation = () => Promise<boolean>;

/** Of what is on the screen, what lies on top last. */
const preparations: PrintPreparation[] = [];
let isUnderWay = false;

/** Prints the page, once what lies on top is ready for it; at once where nothing has to be readied. */
export async function printPage(): Promise<void> {
  const prepare = preparations.at(-1);
  if (prepare) {
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      if (!(await prepare())) return;
    } finally {
      isUnderWay = false;
    }
  }
  window.print();
}

const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'p';

/** While it is mounted, the print buttons wait for `prepare`, and Ctrl+P is one of them. The browser's menu waits for nobody. */
export function usePrintPreparation(prepare: PrintPreparation): void {
  const run = useEffectEvent(prepare);
  useEffect(() => {
    const entry = (): Promise<boolean> => run();
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isPrintKey(event)) return;
      event.preventDefault();
      if (!event.repeat) void printPage();
    };
    preparations.push(entry);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      preparations.splice(preparations.indexOf(entry), 1);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
