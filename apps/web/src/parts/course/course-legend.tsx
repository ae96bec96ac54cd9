import styles from './course.module.css';

const LINES = [
  { text: '上限', className: styles.upperLine },
  { text: '下限', className: styles.lowerLine },
];
const MARKS = [
  { text: '高于上限', className: styles.high, path: 'M1 10 6 1 11 10Z' },
  { text: '低于下限', className: styles.low, path: 'M1 2 6 11 11 2Z' },
  { text: '可疑', className: styles.suspect, path: 'M2 6a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z' },
];

/** What lines and points mean. */
export function CourseLegend() {
  return (
    <div className={`jw-row jw-wrap jw-between jw-note jw-ink-2 ${styles.legend}`}>
      <ul className={`jw-row jw-wrap jw-gap-20`} aria-label="图例">
        {LINES.map(({ text, className }) => (
          <li key={text} className="jw-row">
            <svg width="28" height="12" aria-hidden="true">
              <path className={className} d="M0 6H28" />
            </svg>
            {text}
          </li>
        ))}
        <li className="jw-row">
          <svg width="20" height="12" aria-hidden="true">
            <path className={styles.band} d="M0 0H20V12H0Z" />
          </svg>
          参考区间
        </li>
        {MARKS.map(({ text, className, path }) => (
          <li key={text} className="jw-row">
            <svg width="12" height="12" aria-hidden="true">
              <path className={className} d={path} />
            </svg>
            {text}
          </li>
        ))}
      </ul>
      <span>横轴按真实时间；结果可疑者为空心点，不连线</span>
    </div>
  );
}
