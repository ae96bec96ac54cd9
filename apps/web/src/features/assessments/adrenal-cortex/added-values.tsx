import type { AdrenalCortexReport } from '@jianwei/api-client/model';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { MINUTE_PATTERN } from '../shared/assessment-texts.ts';
import styles from './added-values.module.css';
import { addedItems, adrenalFormFromApi } from './adrenal-cortex-values.ts';

/** Who added results to the report, and when. */
export function savedText({ saved_time: time, user_name: name }: AdrenalCortexReport): string {
  return [time === undefined ? '' : formatDate(time, MINUTE_PATTERN), name].filter(Boolean).join('　');
}

/** What was added by hand to the report. Nothing where nothing was. */
export function AddedValues({ report }: { report: AdrenalCortexReport }) {
  const items = addedItems(adrenalFormFromApi(report.values));
  if (items.length === 0) return null;
  return (
    <section>
      <SectionHeading level={3} title="补充结果" aside={savedText(report)} />
      <table className={`jw-table ${styles.values}`}>
        <caption className="jw-visually-hidden">手动补充的检查结果</caption>
        <thead className="jw-visually-hidden">
          <tr>
            <th scope="col">项目</th>
            <th scope="col">结果</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ field, label, text }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
