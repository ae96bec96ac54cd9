import type { Trail } from './ckd-path.ts';
import styles from './ckd.module.css';

/**
 * Numbered nodes and an arrow over the cells. Drawn in percent of the width and pixels of the height, so it fits the table at
 * any width and on paper without measuring it. The list below the grid says the same in words.
 */
export function CkdTrail({ trail: { nodes, arrow }, height }: { trail: Trail; height: number }) {
  const ends = arrow ? [...nodes, arrow] : nodes;
  return (
    <svg className={styles.trail} height={height} aria-hidden focusable="false">
      <defs>
        <marker id="ckd-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path className={styles.arrowHead} d="M0 0.6 7.4 4 0 7.4Z" />
        </marker>
      </defs>
      {ends.slice(1).map((end, index) => {
        const start = ends[index];
        return (
          start && (
            <line
              key={index}
              className={styles.line}
              x1={`${start.x}%`}
              y1={start.y}
              x2={`${end.x}%`}
              y2={end.y}
              {...(end === arrow && { markerEnd: 'url(#ckd-arrow)' })}
            />
          )
        );
      })}
      {nodes.map((node, index) => (
        <g key={node.id} className={styles.node}>
          <circle cx={`${node.x}%`} cy={node.y} r={9} />
          <text x={`${node.x}%`} y={node.y + 4}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
