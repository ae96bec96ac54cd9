import { useImportSyncFile } from '@jianwei/api-client/sync/sync';
import type { SyncImported } from '@jianwei/api-client/model';
import { useState } from 'react';
import { FileField } from '../../kit/fields/file-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { fileText } from '../../kit/lib/file-text.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { Panel } from '../../kit/overlay/overlay.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { notice } from '../../kit/ui/notice.tsx';

const LARGEST_BYTES = 8_000_000;
const TYPED = '粘贴的内容';

interface ImportPaneProps {
  readonly onClose: () => void;
  readonly onImported: (answer: SyncImported) => void;
}

/** A file is read first without storing anything, then taken in; what was chosen stays when either fails. */
export function ImportPane({ onClose, onImported }: ImportPaneProps) {
  const [name, setName] = useState(TYPED);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [tried, setTried] = useState<SyncImported>();
  const send = useImportSyncFile();
  const once = useOnce();
  const change = (next: string, file = name) => {
    setText(next);
    setName(file);
    setTried(undefined);
    setError(undefined);
  };
  const choose = async (file: File) => {
    if (file.size > LARGEST_BYTES) setError('文件不能超过 8 MB');
    else change(await fileText(file), file.name);
  };
  const run = (isTrial: boolean) => {
    if (text.trim() === '') {
      setError('请选择文件或粘贴内容');
      return;
    }
    void once(async () => {
      const answer = await send.mutateAsync({ data: { name, text, dry_run: isTrial } });
      if (isTrial) setTried(answer);
      else {
        notice.success(`已导入 ${answer.taken} 条结果，新报告 ${answer.reports} 份`);
        onImported(answer);
      }
    });
  };
  return (
    <Panel
      width={480}
      title="导入文件"
      onClose={onClose}
      unsavedText={text.trim() === '' ? undefined : '文件尚未导入，确定放弃吗？'}
      actions={
        <>
          <Button busy={send.isPending} onClick={() => run(true)}>
            试读
          </Button>
          <Button variant="primary" busy={send.isPending} onClick={() => run(false)}>
            导入
          </Button>
        </>
      }
    >
      <div className="jw-grid jw-gap-16">
        <FileField
          id="sync-import"
          label="FHIR R4 Bundle、HL7 v2 ORU^R01 或带表头的 CSV"
          accept=".json,.hl7,.csv,.txt"
          onFile={(file) => void choose(file)}
        />
        <TextField
          id="sync-file"
          label="内容"
          note={name === TYPED ? '也可以直接粘贴' : name}
          rows={10}
          value={text}
          error={error}
          onChange={(next) => change(next)}
        />
        {tried && (
          <section aria-label="试读结果" className="jw-grid jw-gap-6">
            <p className="jw-body">
              {`${tried.format}：${tried.rows} 条结果，可导入 ${tried.taken} 条，不能读出 ${tried.refused} 条；患者 ${tried.patients} 位，新报告 ${tried.reports} 份`}
            </p>
            <ul className="jw-table-text">
              {tried.refused_rows.map(({ place, reason }) => (
                <li key={`${place}${reason}`}>{`${place}：${reason}`}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Panel>
  );
}
