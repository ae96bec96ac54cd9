import type { LeafResult, MissedRule, ReportRule } from '@jianwei/api-client/model';
import { sayOf } from '@jianwei/api-client/transport/undetermined';
import { useListReportRules } from '@jianwei/api-client/report-review/report-review';
import { QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import styles from './report-review.module.css';

const RESULTS: Readonly<Record<string, string>> = { true: '满足', false: '不满足', undetermined: '无法判定' };

interface RulesTabProps {
  readonly reportId: string;
  readonly onRule: (ruleId: string) => void;
}

/** Which rules spoke, and which a single condition kept silent, with the value that it failed on. */
export function RulesTab({ reportId, onRule }: RulesTabProps) {
  const rules = useListReportRules(reportId, { request: { suppress: true } });
  return (
    <QueryState query={rules} failed="提示未能载入" lines={6}>
      {({ fired, missed }) => (
        <>
          <TitledSection title="命中的规则" aside={`${fired.length} 条`}>
            {fired.length === 0 && <EmptyState title="没有规则命中这份报告" />}
            <ul className={styles.rules}>
              {fired.map((rule) => (
                <Fired key={rule.rule_id} rule={rule} onRule={onRule} />
              ))}
            </ul>
          </TitledSection>
          <TitledSection title="只差一个条件" aside="最近的在前">
            {missed.length === 0 && <EmptyState title="没有只差一个条件的规则" />}
            <ul className={styles.rules}>
              {missed.map((rule) => (
                <Missed key={rule.rule_id} rule={rule} />
              ))}
            </ul>
          </TitledSection>
        </>
      )}
    </QueryState>
  );
}

const nameOf = ({ rule_id: id, name, version }: ReportRule | MissedRule): string => `${id} ${name}，v${version}`;

function Fired({ rule, onRule }: { rule: ReportRule; onRule: RulesTabProps['onRule'] }) {
  return (
    <li className="jw-grid jw-gap-4">
      <span className="jw-row jw-between jw-gap-12">
        <b>{nameOf(rule)}</b>
        <span className="jw-tag jw-nowrap">{rule.action}</span>
      </span>
      <span>{rule.text}</span>
      {rule.sentence !== '' && <span className="jw-note">{rule.sentence}</span>}
      <Leaves leaves={rule.leaves} />
      <span>
        <Button size="small" variant="text" onClick={() => onRule(rule.rule_id)}>
          它命中的报告
        </Button>
      </span>
    </li>
  );
}

function Missed({ rule }: { rule: MissedRule }) {
  const failed = rule.leaves.find(({ path }) => path === rule.failed);
  return (
    <li className="jw-grid jw-gap-4">
      <b>{nameOf(rule)}</b>
      <span>{`差在：${rule.failed_text}，本报告 ${failed?.actual ?? '—'}`}</span>
      <span className="jw-note">{rule.sentence}</span>
    </li>
  );
}

/** Each condition with what the report holds. */
function Leaves({ leaves }: { leaves: readonly LeafResult[] }) {
  if (leaves.length === 0) return null;
  return (
    <ul className={`jw-note ${styles.leaves}`}>
      {leaves.map(({ path, actual, result }) => (
        <li key={path}>{`${actual}：${sayOf(result, RESULTS[result] ?? '')}`}</li>
      ))}
    </ul>
  );
}
