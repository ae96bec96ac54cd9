import { Copy, Printer } from 'lucide-react';
import { copyText } from '../../shared/lib/clipboard.ts';
import { Button } from '../../shared/ui/button.tsx';
import { notice } from '../../shared/ui/notice.tsx';

const ICON = { size: 15, strokeWidth: 1.6, 'aria-hidden': true } as const;

async function copy(text: string): Promise<void> {
  if (await copyText(text)) notice.success('复制成功');
  else notice.error('复制失败，请选中文字后复制');
}

/** Copy for the record, and print; for the head of the page. */
export function ResultActions({ text }: { text: string | undefined }) {
  return (
    <>
      <Button
        icon={<Copy {...ICON} />}
        disabled={text === undefined}
        onClick={() => text !== undefined && void copy(text)}
      >
        复制
      </Button>
      <Button icon={<Printer {...ICON} />} disabled={text === undefined} onClick={() => window.print()}>
        打印
      </Button>
    </>
  );
}
