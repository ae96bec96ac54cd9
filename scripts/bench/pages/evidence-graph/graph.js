/** A graph of so many lab items and findings around one diagnosis, as the wire sends it, and the rows behind it. */
export function graphOf(count) {
  const children = Array.from({ length: count }, (_, index) => ({
    key: `node:${index}`,
    _type: index % 5 === 0 ? 2 : 3,
    name: index % 5 === 0 ? `中间概念 ${index}` : `检验项目 ${index}`,
    reliable: index % 3,
    laboratory_id: `row-${index}`,
    result: `${index} g/L`,
  }));
  const centre = { key: 'diagnosis:DKD', _type: 1, name: '糖尿病肾脏病', reliable: 2 };
  return {
    graph: {
      nodes: [centre, ...children],
      links: children.map(({ key }, index) => ({
        source: key,
        target: centre.key,
        rate: 0.98 - (index % 90) / 100,
        knowledges: [`${key} 支持该诊断`],
      })),
      parent: { name: '泌尿' },
      neighbours: ['急性肾损伤', '肾病综合征', '尿路感染'].map((name) => ({
        key: `diagnosis:${name}`,
        _type: 1,
        name,
        reliable: 1,
      })),
    },
    rows: children.map(({ laboratory_id: id, name }, index) => ({
      laboratory_id: id,
      laboratory_name: name,
      original_laboratory_name: name,
      original_result: String(index),
      original_units: 'g/L',
      original_reference_interval: '3-5',
      abnormal: true,
      abnormal_type: 1,
      state: 'abnormal',
    })),
  };
}

/** How many nodes the address asks for. */
export const countAsked = () => Number(new URLSearchParams(location.search).get('nodes'));
