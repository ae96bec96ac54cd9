// The same 5,000 results for the product's table and for the limit, as the wire sends them.
const ITEMS = [
  ['钠', 'mmol/L', 140, '137-147'],
  ['钾', 'mmol/L', 4.2, '3.5-5.3'],
  ['氯', 'mmol/L', 103, '99-110'],
  ['肌酐', 'μmol/L', 80, '57-111'],
  ['尿素', 'mmol/L', 5.4, '3.1-8.0'],
  ['葡萄糖', 'mmol/L', 5.3, '3.9-6.1'],
  ['白蛋白', 'g/L', 43, '40-55'],
  ['总胆红素', 'μmol/L', 12.4, '0-26'],
];

export const rows = Array.from({ length: 5000 }, (_, index) => {
  const [name, unit, usual, range] = ITEMS[index % ITEMS.length];
  const [low, high] = range.split('-').map(Number);
  const isHigh = index % 7 === 6;
  const value = Number((isHigh ? high * 1.2 : usual * (0.97 + (index % 5) * 0.01)).toFixed(1));
  return {
    laboratory_id: `row-${index}`,
    laboratory_name: name,
    original_laboratory_name: `${name}（质控 ${index}）`,
    original_specimen: '血清',
    standard_specimen: '血清',
    original_result: String(value),
    calculate_result: value,
    original_units: unit,
    original_reference_interval: range,
    range_lower: String(low),
    range_upper: String(high),
    group_name: `第 ${Math.floor(index / 500) + 1} 组`,
    abnormal: isHigh,
    abnormal_type: isHigh ? 1 : 0,
    state: isHigh ? 'abnormal' : 'normal',
    knowledge_id: `k-${index % ITEMS.length}`,
    previous: { original_result: String(usual), report_time: '2025-10-20T08:00:00+08:00', delta: value - usual },
  };
});
