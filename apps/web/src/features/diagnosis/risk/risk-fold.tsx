import type { DiagnosisKnowledge, RiskModel } from '@jianwei/api-client/model';
import { FOOTER_TEXT, REVIEW_MARK } from '@jianwei/clinical-rules/core/marks';
import { ChevronDown, ChevronRight } from 'lucide-react';
import styles from '../diagnosis-body.module.css';

/** Why a figure of the model is not to be relied on, in its own words: 演示数据 stands in the name of the line already. */
function reservationOf(model: RiskModel | undefined): string {
  const [note = ''] = model?.review_notes ?? [];
  return note.replace(new RegExp(`^${REVIEW_MARK}[：:，\\s]*`), '').replace(/^演示数据[：:，\s]*/, '');
}

interface RiskFoldProps {
  knowledge: DiagnosisKnowledge;
  isFolded: boolean;
  onToggle: () => void;
}

/** The line at the foot of the drawer behind which the risk model stands, without its figure. */
export function RiskFold({ knowledge, isFolded, onToggle }: RiskFoldProps) {
  const { risk_probability_normal: percent, risk_model: model } = knowledge;
  const reservation = reservationOf(model);
  const folded =
    percent === undefined ? model?.message || '暂无数据' : `风险概率收起${reservation && `：${reservation}`}`;
  const Icon = isFolded ? ChevronRight : ChevronDown;
  return (
    <div className={`jw-row jw-between jw-gap-16 jw-fixed jw-no-print jw-note ${styles.foldLine}`}>
      <button
        type="button"
        className={`jw-row jw-gap-12 jw-press ${styles.fold}`}
        aria-expanded={!isFolded}
        onClick={onToggle}
      >
        <Icon size={15} />
        <b className="jw-body jw-nowrap">{model?.data_note ? '演示模型' : '风险模型'} 1 个</b>
        <span className="jw-ellipsis">{isFolded ? folded : '收起风险概率'}</span>
      </button>
      <span className="jw-nowrap">{FOOTER_TEXT.reference_only}</span>
    </div>
  );
}
