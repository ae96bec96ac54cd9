import { useState } from 'react';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { SearchBox } from '../../kit/ui/search-box.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import styles from './help-pages.module.css';

interface QuestionGroup {
  readonly title: string;
  /** Answers by their question. */
  readonly questions: Readonly<Record<string, string>>;
}

/** Common problems, by subject. */
export const QUESTION_GROUPS: readonly QuestionGroup[] = [
  {
    title: '报告与判读',
    questions: {
      '结果显示「无法判定」是什么意思？':
        '该结果没有可用的参考区间、单位或数值，系统不作猜测。把鼠标移到结果行可看到原因；文字结果请直接阅读原文。',
      '参考区间旁的「知识库」是什么意思？':
        '本报告没有给出参考区间，判读时使用了知识库的参考区间。报告自身给出区间时一律以报告为准。',
      '「危」与普通升高、降低有什么区别？':
        '「危」表示结果达到危急值界限，需要立即处理并反馈。各医院的危急值界限可能不同，由检验科设置。',
      '疑似诊断的红、琥珀、蓝三种颜色代表什么？':
        '代表可靠性的高、中、低，颜色旁的竖条数量与文字表达同样的意思。选中一个诊断时，右侧相应的证据行会被标出。',
    },
  },
  {
    title: '评估工具',
    questions: {
      '为什么不能直接保存评分？': '需要先点击「查看结果」；修改任何一项后结果不再对应，需要重新查看。',
      '为什么不能编辑或删除别人的评估？': 'Grace 评分与胸腔积液鉴别仅创建者可编辑或删除，其他医师可以查看。',
      '「依据已更新」是什么意思？':
        '保存之后出现了会改变输入的新结果。原评估保持不变，可以点击「重新评估」建立新的记录。',
      '「规则待临床复核」是什么意思？': '该处规则由本系统设定，或引自文献但尚未逐条核对原文，使用时请结合临床。',
    },
  },
  {
    title: '账号与使用',
    questions: {
      '提示未授权或自动回到登录页怎么办？':
        '登录已失效，重新登录后会回到原来的页面。若提示账号无法使用，请联系管理员。',
      '怎样打印或复制结论？': '报告与各评估工具的结论旁都有复制与打印按钮；打印内容含患者信息与时间，不含菜单。',
      '有哪些快捷键？':
        '按 / 进入搜索，按 Ctrl+K 打开命令框；列表中用上下方向键移动、回车打开、空格选中；Esc 关闭当前窗口；可排序的列表用 Alt+上下方向键移动。',
    },
  },
];

/** The groups with the questions that hold a keyword, in question or answer; all for an empty one. */
export function findQuestions(keyword: string): typeof QUESTION_GROUPS {
  const wanted = keyword.trim().toLowerCase();
  if (wanted === '') return QUESTION_GROUPS;
  const holds = ([question, answer]: [string, string]) => `${question}${answer}`.toLowerCase().includes(wanted);
  return QUESTION_GROUPS.map(({ title, questions }) => ({
    title,
    questions: Object.fromEntries(Object.entries(questions).filter(holds)),
  })).filter(({ questions }) => Object.keys(questions).length > 0);
}

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
