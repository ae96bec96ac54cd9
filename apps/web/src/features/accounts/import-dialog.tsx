import { useImportAccounts } from '@jianwei/api-client/accounts/accounts';
import type { AccountImport, AccountImportLine } from '@jianwei/api-client/model';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import { useState } from 'react';
import { FileField } from '../../kit/fields/file-field.tsx';
import { csvText, downloadCsv } from '../../kit/lib/csv.ts';
import { fileText } from '../../kit/lib/file-text.ts';
import { today } from '../../kit/lib/format-date.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { Dialog } from '../../kit/overlay/overlay.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import styles from './accounts.module.css';

const HEADINGS = ['账号', '姓名', '角色', '科室', '职称', '手机号', '栏目权限', '有效期'];

const COLUMNS: Column<AccountImportLine>[] = [
  { header: '行', align: 'end', cell: (line) => line.line },
  { header: '账号', cell: (line) => line.user_name },
  { header: '姓名', cell: (line) => line.nickname },
  {
    header: '结果',
    cell: (line) => (isTrue(line.is_good) ? '可以导入' : <span className="jw-ink-high">{line.message}</span>),
  },
];

interface ImportDialogProps {
  readonly onClose: () => void;
  readonly onImported: (count: number) => void;
}

/** Accounts from a CSV file: each line's outcome first, then the import of the good ones. */
export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const load = useImportAccounts({ request: { suppress: true } });
  const once = useOnce();
  const [csv, setCsv] = useState('');
  const [checked, setChecked] = useState<AccountImport>();
  const good = checked?.lines.filter((line) => isTrue(line.is_good)) ?? [];

  const check = (file: File) => {
    setChecked(undefined);
    load.reset();
    void once(async () => {
      const text = await fileText(file);
      setCsv(text);
      setChecked(await load.mutateAsync({ data: { csv: text, dry_run: true } }));
    });
  };
  const run = () =>
    void once(async () => {
      const { lines, created } = await load.mutateAsync({ data: { csv, dry_run: false } });
      const rows = lines.filter((line) => isTrue(line.is_good));
      // The passwords are nowhere else: they go with the file to who hands them out.
      downloadCsv(
        csvText([
          ['账号', '姓名', '一次性密码'],
          ...rows.map((row) => [row.user_name, row.nickname, row.password ?? '']),
        ]),
        `新账号密码_${today()}.csv`,
      );
      onImported(created);
      onClose();
    });

  return (
    <Dialog
      width={680}
      title="批量导入账号"
      onClose={onClose}
      status={checked && `${good.length} 行可以导入，${checked.lines.length - good.length} 行有问题`}
      actions={
        <>
          <Button onClick={() => downloadCsv(csvText([HEADINGS]), '账号导入模板.csv')}>下载模板</Button>
          <Button variant="primary" disabled={good.length === 0} busy={load.isPending} onClick={run}>
            {`导入 ${good.length} 个账号`}
          </Button>
        </>
      }
    >
      <div className="jw-grid jw-gap-12">
        <p className="jw-body jw-ink-2">
          CSV 文件，表头含
          账号、姓名、角色、手机号；角色与栏目权限写名称或编号。选择文件后先逐行检查，不保存。导入后下载各账号的一次性密码。
        </p>
        <FileField
          id="account-file"
          label="账号文件"
          accept=".csv,text/csv"
          error={load.error?.message}
          onFile={check}
        />
        {checked && (
          <div className={styles.lines}>
            <Table caption="逐行结果" columns={COLUMNS} rows={checked.lines} rowKey={(line) => String(line.line)} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
