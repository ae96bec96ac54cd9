import { useState } from 'react';
import { Dialog } from '../../kit/overlay/overlay.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { readPasted, type PastedText } from './online-paste.ts';

const LONGEST_TEXT = 10_000;

/** 粘贴报告文字: the text stays in the page; what is read of it goes into the table. */
export function PasteDialog({ onRead, onClose }: { onRead: (pasted: PastedText) => void; onClose: () => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const take = () => {
    if (text.trim() === '') setError('请粘贴报告文字');
    else onRead(readPasted(text));
  };
  return (
    <Dialog
      title="粘贴报告文字"
      width={560}
      onClose={onClose}
      status="文字只在本机读取，请先去掉姓名等信息"
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" onClick={take}>
            读取
          </Button>
        </>
      }
    >
      <TextField
        id="online-pasted"
        label="每行一个项目：名称、结果、单位、参考区间"
        rows={10}
        limit={LONGEST_TEXT}
        value={text}
        error={error}
        note="例：肌酐 168 μmol/L 57-97"
        onChange={(typed) => {
          setText(typed);
          setError(undefined);
        }}
      />
    </Dialog>
  );
}
