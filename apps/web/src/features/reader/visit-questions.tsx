import { useState } from 'react';
import { copyText } from '../../kit/lib/clipboard.ts';
import { readStoredJson, writeStored } from '../../kit/lib/storage.ts';
import styles from './reader.module.css';

const OWN = 'reader-own-question';
const LONGEST = 200;

function storedText(): string {
  const stored = readStoredJson(OWN);
  return typeof stored === 'string' ? stored : '';
}

/** Questions for the visit and one's own words, which stay on the device: shown large, or copied. */
export function VisitQuestions({ questions }: { questions: readonly string[] }) {
  const [own, setOwn] = useState(storedText);
  const [isLarge, setLarge] = useState(false);
  const [said, setSaid] = useState('');
  const type = (text: string) => {
    setOwn(text);
    writeStored(OWN, JSON.stringify(text));
  };
  const all = [...questions, ...(own.trim() === '' ? [] : [own.trim()])];
  const copy = async () => {
    const isCopied = await copyText(all.map((question, index) => `${index + 1}. ${question}`).join('\n'));
    setSaid(isCopied ? '已复制' : '不能复制，请长按选择文字');
  };
  return (
    <section className={styles.section} aria-label="带给医师的问题">
      <h2 className={styles.heading}>带给医师的问题</h2>
      <ol className={styles.questions} data-large={isLarge || undefined}>
        {all.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <label htmlFor="own-question" className={styles.aside}>
        自己想问的（只留在这台手机上）
      </label>
      <textarea
        id="own-question"
        className={styles.input}
        rows={2}
        maxLength={LONGEST}
        value={own}
        onChange={(event) => type(event.target.value)}
      />
      <div className={`jw-no-print ${styles.keep}`}>
        <button type="button" className={styles.button} aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          {isLarge ? '恢复大小' : '放大给医师看'}
        </button>
        <button type="button" className={styles.button} onClick={() => void copy()}>
          复制
        </button>
        <span role="status">{said}</span>
      </div>
    </section>
  );
}
