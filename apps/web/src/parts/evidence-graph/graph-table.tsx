import { reliabilityLabel } from '../lab/reliability.ts';
import { NODE_TYPE_TEXT, type GraphModel } from './graph-model.ts';

/** The content of the whole graph as a table, for screen readers; the diagnoses beside it come last. */
export function GraphTable({ model }: { model: GraphModel }) {
  return (
    <table className="jw-visually-hidden">
      <caption>
        {model.centre.name}的关系图（表格）
        {model.parentName !== undefined && `，属于${model.parentName}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">节点</th>
          <th scope="col">类型</th>
          <th scope="col">可靠性</th>
          <th scope="col">结果</th>
          <th scope="col">关联度</th>
          <th scope="col">说明</th>
        </tr>
      </thead>
      <tbody>
        {model.children.map((child) => (
          <tr key={child.key}>
            <th scope="row">{child.name}</th>
            <td>{child.kind === 'uninterpreted' ? '未能解读' : NODE_TYPE_TEXT[child.kind === 'lab' ? 3 : 2]}</td>
            <td>{reliabilityLabel(child.reliable)}</td>
            <td>{child.result ?? ''}</td>
            <td>{child.rate?.toFixed(2) ?? ''}</td>
            <td>{child.knowledges.join('；')}</td>
          </tr>
        ))}
        {model.neighbours.map(({ key, name, reliable }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>同级诊断</td>
            <td>{reliabilityLabel(reliable)}</td>
            <td />
            <td />
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
