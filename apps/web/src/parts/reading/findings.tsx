import type { ReadingFinding, ReportData } from '@jianwei/api-client/model';
import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsPrinting } from '../../kit/lib/use-is-printing.ts';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { isAssessment } from '../assessments/assessment-registry.ts';
import { FindingRow, type FindingTarget } from './finding-row.tsx';
import { useHasSingleKeys } from '../session/single-keys.ts';
import styles from './findings.module.css';
import type { MarkProps } from './reading-head.tsx';
import { NothingSuspected } from './nothing-suspected.tsx';
import { isQuiet } from './reading-words.ts';

/** Shown before the rest is asked for. */
const FIRST = 6;

export interface OpenProps {
  onOpenDiagnosis: (diagnosisId: string) => void;
  /** Undefined where the user has no tools. */
  onOpenTool: ((apiType: number) => void) | undefined;
}

type FindingsProps = MarkProps & OpenProps & { report: ReportData; reading: NonNullable<ReportData['reading']> };

function targetOf(finding: ReadingFinding, { reading, onOpenTool, onOpenDiagnosis }: FindingsProps) {
  const { api_type: apiType, diagnosis_id: diagnosisId, title } = finding;
  // A role without tools reads the diagnosis that the tool decides.
  if (apiType !== undefined && onOpenTool && isAssessment(apiType)) {
    const known = reading.tools.find((tool) => tool.api_type === apiType)?.name;
    const name = known ?? (reading.tools.some((tool) => isUndetermined(tool, tool.api_type)) ? UNDETERMINED : title);
    return { label: `打开 ${name}`, open: () => onOpenTool(apiType) } satisfies FindingTarget;
  }
  if (!diagnosisId) return undefined;
  return { label: `查看 ${title} 的依据与知识`, open: () => onOpenDiagnosis(diagnosisId) } satisfies FindingTarget;
}

/** 发现: every finding, the most urgent first; six at first, all of them once asked for and on paper. */
export function Findings(props: FindingsProps) {
  const { report, reading, findingId, onMark } = props;
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const isPrinting = useIsPrinting();
  const [hasKeys] = useHasSingleKeys();
  const { findings } = reading;
  // What the address marks is never folded away.
  const isFolded = !isWhole && !isPrinting && findings.findIndex(({ finding_id: id }) => id === findingId) < FIRST;
  const shown = isFolded ? findings.slice(0, FIRST) : findings;
  const rest = findings.length - shown.length;
  if (findings.length === 0) {
    return isQuiet(reading) && <NothingSuspected report={report} />;
  }
  const unfold = () => {
    flushSync(() => setWhole(true));
    // The button goes: the first of what it brought takes the focus.
    list.current?.children[FIRST]?.querySelector('button')?.focus();
  };
  return (
    <TitledSection title="发现" aside={`${findings.length} 项\u3000按紧急程度`}>
      <ul ref={list}>
        {shown.map((finding) => (
          <FindingRow
            key={finding.finding_id}
            finding={finding}
            rows={report.laboratories.filter((row) => finding.evidences.includes(row.laboratory_id))}
            diagnosis={report.suggestion_diagnosis.find(({ diagnosis_id: id }) => id === finding.diagnosis_id)}
            target={targetOf(finding, props)}
            isMarked={finding.finding_id === findingId}
            copyKey={hasKeys ? 'C' : undefined}
            onMark={onMark}
          />
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className={`jw-press jw-small ${styles.rest}`} onClick={unfold}>
          其余 {rest} 项
        </button>
      )}
    </TitledSection>
  );
}
