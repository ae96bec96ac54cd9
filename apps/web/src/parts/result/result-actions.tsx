import { Copy, Printer } from 'lucide-react';
import { useRef } from 'react';
import { copyText } from '../../kit/lib/clipboard.ts';
import { printPage } from '../../kit/lib/print-page.ts';
import { Button } from '../../kit/ui/button.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Kbd } from '../../kit/ui/kbd.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { useSingleKey } from '../session/single-keys.ts';

/** Copies a text for the record and says whether that worked. */
export async function copyResult(text: string): Promise<void> {
  if (await copyText(text)) notice.success('复制成功');
  else notice.error('复制失败，请选中文字后复制');
}

interface ResultActionsProps {
  /** What is copied; undefined while there is no result. */
  text: string | undefined;
  /** Beside a conclusion: the two as icons. */
  isCompact?: boolean;
}

/** Copies a result for the record, and prints it: words in the head of a page, icons beside a conclusion. */
export function ResultActions({ text, isCompact = false }: ResultActionsProps) {
  const copy = () => text !== undefined && void copyResult(text);
  if (isCompact) return <CompactActions onCopy={copy} />;
  return (
    <>
      <Button icon={<Copy size={15} />} disabled={text === undefined} onClick={copy}>
        复制
      </Button>
      <Button icon={<Printer size={15} />} disabled={text === undefined} onClick={printResult}>
        打印
      </Button>
    </>
  );
}

const printResult = () => void printPage();

/** Beside the conclusion of a tool; C copies it, within the dialog that holds it. */
function CompactActions({ onCopy }: { onCopy: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  const shortcut = useSingleKey('c', onCopy, { inside: place });
  return (
    <span ref={place} className="jw-row jw-gap-4 jw-fixed jw-no-print">
      <IconButton icon={Copy} label="复制结论" aria-keyshortcuts={shortcut} onClick={onCopy} />
      {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
      <IconButton icon={Printer} label="打印" onClick={printResult} />
    </span>
  );
}
