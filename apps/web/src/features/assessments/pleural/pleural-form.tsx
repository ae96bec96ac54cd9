import type { PleuralLaboratory } from '@jianwei/api-client/model';
import type { PleuralItem } from '@jianwei/clinical-rules/pleural/pleural';
import { PLEURAL_SOURCE } from '@jianwei/clinical-rules/pleural/pleural';
import { Button } from '../../../shared/ui/button.tsx';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { pleuralItems, sourceOf } from './pleural-form-values.ts';
import type { PleuralFormValues, RangeErrors, ValueFields } from './pleural-form-values.ts';
import styles from './pleural-form.module.css';
import { pleuralText } from './pleural-text.ts';
import { ValueRow } from './value-row.tsx';

interface PleuralFormProps {
  values: PleuralFormValues;
  /** Results that a first evaluation found empty. */
  missing: readonly PleuralItem[];
  rangeErrors: RangeErrors;
  /** Rows that the values came from. */
  laboratories: readonly PleuralLaboratory[] | undefined;
  isReadOnly: boolean;
  isMeasuring: boolean;
  /** Why the result cannot be evaluated now; undefined when it can. */
  evaluateBlocked: string | undefined;
  onChange: (item: PleuralItem, change: Partial<ValueFields>) => void;
  onEvaluate: () => void;
}

/** The four values with their bounds, and what is made of them. */
export function PleuralForm(props: PleuralFormProps) {
  const { values, missing, rangeErrors, laboratories, isReadOnly, evaluateBlocked } = props;
  const isFilledIn = pleuralItems.some((item) => sourceOf(laboratories, item, values[item]) !== undefined);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (evaluateBlocked === undefined) props.onEvaluate();
      }}
    >
      <SectionHeading
        level={3}
        title="检验数值"
        aside={isReadOnly ? undefined : isFilledIn ? '已从报告带入，可修改' : '带 * 为必填'}
      />
      <div className={styles.head} aria-hidden>
        <span>项目</span>
        <span>结果</span>
        <span>
          参考区间<span className={styles.order}>（下限 – 上限）</span>
        </span>
      </div>
      {pleuralItems.map((item) => (
        <ValueRow
          key={item}
          item={item}
          value={values[item]}
          source={sourceOf(laboratories, item, values[item])}
          isMissing={missing.includes(item)}
          error={rangeErrors[item]}
          isReadOnly={isReadOnly}
          onChange={(change) => props.onChange(item, change)}
        />
      ))}
      <div className={`${styles.actions} jw-no-print`}>
        <Button
          type="submit"
          variant="primary"
          className={styles.evaluate}
          disabled={evaluateBlocked !== undefined}
          busy={props.isMeasuring}
          aria-describedby="pleural-evaluate-hint"
        >
          {pleuralText.evaluate}
        </Button>
        <p
          id="pleural-evaluate-hint"
          className={missing.length > 0 ? styles.missing : styles.hint}
          role={missing.length > 0 ? 'alert' : undefined}
        >
          {missing.length > 0 ? pleuralText.required : (evaluateBlocked ?? '数值保留 2 位小数')}
        </p>
      </div>
      <section className={styles.about}>
        <SectionHeading level={3} title="关于 Light 标准" />
        <p>
          满足任意一条即判为渗出液：胸水与血清的总蛋白之比 &gt; 0.5；乳酸脱氢酶之比 &gt;
          0.6；胸水乳酸脱氢酶大于血清参考上限的 2/3。三条均不满足才判为漏出液。血清参考上限未填时按 250 U/L 计。
        </p>
        <p className={styles.source}>依据：{PLEURAL_SOURCE}</p>
      </section>
    </form>
  );
}
