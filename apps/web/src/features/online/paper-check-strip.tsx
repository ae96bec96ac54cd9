import { ScanLine } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../kit/lib/lazy-part.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import styles from './paper-check.module.css';

// Most visitors come to try the product: what checks a paper is sent for when somebody has one.
const PaperCheck = lazyPart('PaperCheck', () => import('./paper-check.tsx'), <BlockSkeleton lines={2} />);

/** 核验纸质报告: one line until somebody asks for it; open where the address brings a code, as that of a QR code does. */
export function PaperCheckStrip() {
  const hasCode = new URLSearchParams(useLocation().search).has('code');
  const [isOpen, setOpen] = useState(hasCode);
  return (
    <section
      aria-label="核验纸质报告"
      className={`jw-sheet ${hasCode ? 'jw-print-part' : 'jw-no-print'} ${styles.strip}`}
    >
      <div className="jw-row jw-wrap jw-gap-12">
        <h2 className={`jw-strong ${styles.heading}`}>核验纸质报告</h2>
        <span className={`jw-small jw-ink-3 ${styles.where}`}>打印的评估末尾有 16 位核验码和二维码</span>
        {!isOpen && (
          <Button icon={<ScanLine size={15} />} onClick={() => setOpen(true)}>
            输入核验码
          </Button>
        )}
      </div>
      {isOpen && <PaperCheck />}
    </section>
  );
}
