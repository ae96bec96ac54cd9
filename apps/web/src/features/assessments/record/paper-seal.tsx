import type { IssuePaperInputApiType } from '@jianwei/api-client/model';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePrintPreparation } from '../../../kit/lib/print-page.ts';
import { confirm } from '../../../kit/overlay/confirm.tsx';
import { useSession } from '../../../parts/session/session-store.ts';
import { minuteText } from '../shared/assessment.ts';
import type { Seal } from './issue-seal.ts';
import styles from './paper-seal.module.css';
import { QrCode } from './qr-code.tsx';

export const sealText = {
  draft: '未保存，不能核验',
  none: '本页未取得核验码',
  question: '未取得核验码，仍要打印？',
  consequence: '纸上将印「本页未取得核验码」，他人不能核验这份纸质报告。',
} as const;

interface PaperSealProps {
  apiType: number;
  /** The saved record that is read; undefined while there is none. */
  recordId: string | undefined;
  /** Something that nobody saved is on the screen. */
  isDraft: boolean;
  /** The record as the server has it now: what is printed and what the code stands for are one. */
  readAgain: () => Promise<{ isError: boolean }>;
}

async function sealOf({ apiType, recordId = '', readAgain }: PaperSealProps): Promise<Seal | undefined> {
  try {
    // Nobody needs the QR code before something is printed.
    const { issueSeal } = await import('./issue-seal.ts');
    if ((await readAgain()).isError) return undefined;
    return await issueSeal({ api_type: apiType as IssuePaperInputApiType, record_id: recordId });
  } catch {
    return undefined;
  }
}

/** What is being printed. */
interface Printing {
  at: Date;
  seal?: Seal | undefined;
}

/**
 * By what a paper can be checked, who printed it and when; there only while it is printed. A saved record gets its code before the
 * browser prints, from the print button as from Ctrl+P. The browser's own menu cannot wait: its paper says that it has no code.
 */
export function PaperSeal(props: PaperSealProps) {
  const { recordId, isDraft } = props;
  const [printing, setPrinting] = useState<Printing>();
  const printedBy = useSession()?.nickname;

  usePrintPreparation(async () => {
    const isSaved = recordId !== undefined && !isDraft;
    const seal = isSaved ? await sealOf(props) : undefined;
    if (isSaved && !seal) {
      const content = sealText.consequence;
      if (!(await confirm({ title: sealText.question, content, okText: '仍要打印' }))) return false;
    }
    // Drawn, and the question gone, before the browser reads the page.
    flushSync(() => setPrinting({ at: new Date(), seal }));
    return true;
  });
  useEffect(() => {
    const start = () => flushSync(() => setPrinting((known) => known ?? { at: new Date() }));
    const end = () => setPrinting(undefined);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  if (printing === undefined || (recordId === undefined && !isDraft)) return null;
  const { at, seal } = printing;
  const line = [
    `打印时间 ${minuteText(at)}`,
    printedBy && `打印人 ${printedBy}`,
    seal && `规则版本 ${seal.paper.rule_version}`,
  ];
  return (
    <div className={`jw-row jw-start jw-gap-12 ${styles.seal}`} data-part="paper-seal">
      {seal && <QrCode label="核验二维码" className={styles.qr} modules={seal.modules} />}
      <div>
        {seal ? (
          <>
            <p>
              核验码 <span className={styles.code}>{seal.paper.code}</span>
            </p>
            <p>扫描二维码，或在 {seal.page} 输入核验码，可核验本页结论；核验页不显示患者</p>
          </>
        ) : (
          <p className="jw-strong">{isDraft ? sealText.draft : sealText.none}</p>
        )}
        <p>{line.filter(Boolean).join('\u3000')}</p>
      </div>
    </div>
  );
}
