import { rateSharedAnswer } from '@jianwei/api-client/shares/shares';
import type { LayAnswer, LayPassage, SharedReport } from '@jianwei/api-client/model';
import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { BookOpen, MapPin, Phone, Siren } from 'lucide-react';
import { useId, useState } from 'react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { LayValue } from './lay-item.tsx';
import { readerKey } from './reader-link.ts';
import styles from './chat.module.css';

/** Who listens at any hour; a text that names the number has it to press as well. */
const HOTLINE = '12356';

/** Letters of a passage that stand at once; the rest unfolds. */
const SHOWN = 120;

function Emergency({ text }: { text: string }) {
  return (
    <section className={styles.emergency} role="alert">
      <h2>
        <Siren size={22} aria-hidden="true" />
        请先就医，不要等待回复
      </h2>
      <p>{text}</p>
      <div className={`jw-no-print ${styles.pair}`}>
        <a className={styles.call} href="tel:120">
          <Phone size={18} aria-hidden="true" />
          拨打 120
        </a>
        {text.includes(HOTLINE) && (
          <a className={styles.near} href={`tel:${HOTLINE}`}>
            <Phone size={18} aria-hidden="true" />
            拨打 {HOTLINE}
          </a>
        )}
        <a className={styles.near} href="geo:0,0?q=%E6%80%A5%E8%AF%8A">
          <MapPin size={18} aria-hidden="true" />
          最近急诊
        </a>
      </div>
    </section>
  );
}

function Passage({ passage }: { passage: LayPassage }) {
  const [isWhole, setWhole] = useState(passage.quote.length <= SHOWN);
  const { title, number, version, review, quote } = passage;
  return (
    <figure className={styles.passage}>
      <blockquote>{isWhole ? quote : `${quote.slice(0, SHOWN)}…`}</blockquote>
      {!isWhole && (
        <button type="button" className={styles.link} onClick={() => setWhole(true)}>
          展开全文
        </button>
      )}
      <figcaption>
        <BookOpen size={16} aria-hidden="true" />
        依据：检微知识库 {version}《{title}》第 {number} 段，{review}
      </figcaption>
    </figure>
  );
}

/** Whether it helped; a question that was not answered is kept only where the reader agrees. */
function Rating({ token, question }: { token: string; question: string }) {
  const consentId = useId();
  const [step, setStep] = useState<'open' | 'asking' | 'done'>('open');
  const [consent, setConsent] = useState(false);
  const rate = (helpful: boolean) => {
    setStep('done');
    // An opinion that is lost matters to nobody.
    rateSharedAnswer({ token, question, helpful, consent: !helpful && consent }, { suppress: true }).catch(
      () => undefined,
    );
  };
  if (step === 'done') return <p className={styles.thanks}>谢谢，已收到</p>;
  if (step === 'asking')
    return (
      <div className={`jw-no-print ${styles.consent}`}>
        <label htmlFor={consentId}>
          <input
            id={consentId}
            type="checkbox"
            checked={consent}
            onChange={(event) => setConsent(event.target.checked)}
          />
          同意把这个问题保存 30 天，用来改进（不含姓名和链接）
        </label>
        <button type="button" className={styles.chip} onClick={() => rate(false)}>
          提交
        </button>
      </div>
    );
  return (
    <div className={`jw-no-print ${styles.rating}`}>
      <button type="button" className={styles.chip} onClick={() => rate(true)}>
        有帮助
      </button>
      <button type="button" className={styles.chip} onClick={() => setStep('asking')}>
        没帮助
      </button>
    </div>
  );
}

interface AnswerCardProps {
  answer: LayAnswer;
  question: string;
  token: string;
  report: SharedReport;
  onAsk: (question: string) => void;
}

/** One answer: what to do first, a quoted passage with its source, or that there is none. */
export function AnswerCard({ answer, question, token, report, onAsk }: AnswerCardProps) {
  if (answer.kind === 'emergency') return <Emergency text={answer.text} />;
  const { item, passages, near, text, kind } = answer;
  const phone = report.department_phone;
  return (
    <section className={styles.answer}>
      {item && (
        <p className={styles.own}>
          您的{item.plain_name}
          <LayValue item={item} />
          {item.reference !== '' && <span className={styles.reference}>参考区间 {item.reference}</span>}
        </p>
      )}
      {text !== '' && kind !== 'knowledge' && <p>{text}</p>}
      {isUndetermined(kind) && (
        <p>
          回答的种类：{UNDETERMINED}。身体不舒服时不要等回复，请就医或拨打 <a href="tel:120">120</a>。
        </p>
      )}
      {kind === 'report' && <p className={styles.source}>依据：您的报告 {formatDate(report.report_time, 'MM-dd')}</p>}
      {kind === 'report' && text.includes('核对手机号') && readerKey() === '' && (
        <a className={`jw-no-print ${styles.near}`} href="/citizen-phone">
          去核对手机号
        </a>
      )}
      {passages.map((passage) => (
        <Passage key={passage.passage_id} passage={passage} />
      ))}
      {kind === 'unknown' && (
        <>
          {near.length > 0 && <p>可以问医师，也可以看看：</p>}
          <div className={`jw-no-print ${styles.chips}`}>
            {near.map((each) => (
              <button key={each} type="button" className={styles.chip} onClick={() => onAsk(each)}>
                {each}
              </button>
            ))}
          </div>
        </>
      )}
      {(kind === 'unknown' || kind === 'forbidden') && phone !== '' && (
        <p>
          咨询电话：{report.department_name} <a href={`tel:${phone.replaceAll('-', '')}`}>{phone}</a>
        </p>
      )}
      <Rating token={token} question={question} />
    </section>
  );
}
