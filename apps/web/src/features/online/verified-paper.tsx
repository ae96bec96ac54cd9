import type { VerifiedPaper, VerifiedPaperState } from '@jianwei/api-client/model';
import { isUndetermined, sayOf, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { formatDate } from '../../kit/lib/format-date.ts';
import { Facts } from '../../kit/ui/facts.tsx';
import styles from './paper-check.module.css';

const STATES: Record<VerifiedPaperState, { title: string; text: string; tone: string }> = {
  valid: { title: '核验通过', text: '这张纸上的评估由本院签发，签发后记录没有改动。', tone: 'ok' },
  superseded: {
    title: '记录已修改',
    text: '这张纸上的评估由本院签发，但记录后来改过。请以重新打印的为准。',
    tone: 'amber',
  },
  withdrawn: { title: '记录已删除', text: '这张纸上的评估由本院签发，但记录已被删除，不再作数。', tone: 'high' },
};
const UNKNOWN = { title: UNDETERMINED, text: '未能读到记录现在的状态，请联系评估的科室。', tone: 'amber' };

const minute = (time: string): string => formatDate(time, 'yyyy-MM-dd HH:mm');

function conclusionOf({ conclusion, score }: VerifiedPaper): string {
  return [conclusion, score !== undefined && sayOf(score, `${score} 分`)].filter(Boolean).join('，');
}

/** What was printed under a code and how its record stands now; the reader holds the paper against it. */
export function VerifiedPaperView({ code, paper }: { code: string; paper: VerifiedPaper }) {
  const { title, text, tone } = isUndetermined(paper.state) ? UNKNOWN : STATES[paper.state];
  return (
    <div className={`jw-stack ${styles.result}`}>
      <div role="status" className={`jw-tone-ground ${styles.verdict}`} data-tone={tone}>
        <p className={`jw-song jw-tone-ink ${styles.title}`}>{title}</p>
        <p>{text}</p>
      </div>
      <Facts
        className={styles.facts}
        facts={[
          ['核验码', code],
          ['评估工具', paper.tool_name],
          ['结论', conclusionOf(paper)],
          ['评估时间', minute(paper.assessed_at)],
          ['科室', paper.department],
          ['签发时间', minute(paper.issued_at)],
          ['规则版本', paper.rule_version],
        ]}
      />
      <p>请与纸上逐项对照：有一项不同，纸上的内容就不可信。</p>
      <p className="jw-note">
        核验只说明纸上的结论是否由本院签发、记录后来有没有改动，不显示患者；这张纸是谁的、结论现在是否仍然适用，从这里看不出。
      </p>
    </div>
  );
}
