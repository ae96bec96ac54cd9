import { useState } from 'react';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { SearchBox } from '../../kit/ui/search-box.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import styles from './help-pages.module.css';
import { findQuestions } from './questions.ts';

/** 常见问题: questions by subject, found by a word. */
export function CommonProblemPage() {
  const [keyword, setKeyword] = useState('');
  const groups = findQuestions(keyword);
  return (
    <section className={`jw-sheet ${styles.sheet}`}>
      <div className={styles.search}>
        <SearchBox label="搜索问题" placeholder="搜索问题" value={keyword} onChange={setKeyword} />
      </div>
      {groups.length === 0 && <EmptyState title="没有符合的问题" hint="换一个词，或联系信息科" />}
      {groups.map(({ title, questions }) => (
        <div key={title} className={styles.group}>
          <SectionHeading title={title} aside={`${Object.keys(questions).length} 个问题`} />
          {Object.entries(questions).map(([question, answer]) => (
            <details key={question} className={styles.question} open={keyword.trim() !== ''}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      ))}
    </section>
  );
}
