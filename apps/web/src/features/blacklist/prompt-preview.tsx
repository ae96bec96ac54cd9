import { useState } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { BlacklistText, BlacklistTitle, DEFAULT_BLACKLIST_TEXT } from '../../parts/session/blacklist-face.tsx';
import styles from './blacklist.module.css';

const PLACES = [
  { value: 'web', label: '网页' },
  { value: 'embedded', label: '嵌入' },
] as const;

/** The prompt as the person will see it, while its text is being written; embedded in another system it has no button. */
export function PromptPreview({ text, kind }: { text: string; kind: number }) {
  const [place, setPlace] = useState<'web' | 'embedded'>('web');
  return (
    <section className="jw-grid jw-gap-8">
      <div className="jw-row jw-between jw-gap-12">
        <span className="jw-body">
          <b>本人会看到</b> <span className="jw-note">嵌入模式没有按钮</span>
        </span>
        <Segmented label="预览位置" options={PLACES} value={place} onChange={setPlace} />
      </div>
      <div className={styles.stage} role="figure" aria-label={`预览：${place === 'web' ? '网页' : '嵌入'}`} inert>
        <div className={`jw-sheet ${styles.prompt}`}>
          <div className="jw-heading">
            <BlacklistTitle />
          </div>
          <BlacklistText text={text.trim() === '' ? DEFAULT_BLACKLIST_TEXT : text} />
          <div className="jw-row jw-between">
            <span className="jw-note">状态码 {kind}</span>
            {place === 'web' && <Button variant="primary">确定</Button>}
          </div>
        </div>
      </div>
    </section>
  );
}
