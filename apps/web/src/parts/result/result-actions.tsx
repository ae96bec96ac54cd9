import { Copy, Printer } from 'lucide-react';
import { copyText } from '../../kit/lib/clipboard.ts';
import { printPage } from '../../kit/lib/print-page.ts';
import { Button } from '../../kit/ui/button.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { notice } from '../../kit/ui/notice.tsx';

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
  const actions = [
    { name: '复制', label: '复制结论', Icon: Copy, run: () => text !== undefined && void copyResult(text) },
    { name: '打印', label: '打印', Icon: Printer, run: () => void printPage() },
  ];
  if (!isCompact)
    return actions.map(({ name, Icon, run }) => (
      <Button key={name} icon={<Icon size={15} />} disabled={text === undefined} onClick={run}>
        {name}
      </Button>
    ));
  return (
    <span className="jw-row jw-gap-4 jw-fixed jw-no-print">
      {actions.map(({ label, Icon, run }) => (
        <IconButton key={label} icon={Icon} label={label} onClick={run} />
      ))}
    </span>
  );
}
