// FHIR R4 bundles of any size, made of twenty common items: what the import of the mock hospital reads.

/** LOINC, name, unit, a usual value, decimals. */
const items = [
  ['2951-2', '钠', 'mmol/L', 140, 0],
  ['2823-3', '钾', 'mmol/L', 4.2, 1],
  ['2075-0', '氯', 'mmol/L', 103, 0],
  ['2000-8', '钙', 'mmol/L', 2.3, 2],
  ['14682-9', '肌酐', 'umol/L', 80, 0],
  ['22664-7', '尿素', 'mmol/L', 5.4, 1],
  ['14933-6', '尿酸', 'umol/L', 320, 0],
  ['14749-6', '葡萄糖', 'mmol/L', 5.3, 1],
  ['14647-2', '总胆固醇', 'mmol/L', 4.7, 2],
  ['14927-8', '甘油三酯', 'mmol/L', 1.4, 2],
  ['1742-6', '丙氨酸氨基转移酶', 'U/L', 28, 0],
  ['1920-8', '天门冬氨酸氨基转移酶', 'U/L', 25, 0],
  ['6768-6', '碱性磷酸酶', 'U/L', 82, 0],
  ['2885-2', '总蛋白', 'g/L', 71, 0],
  ['1751-7', '白蛋白', 'g/L', 43, 0],
  ['6690-2', '白细胞计数', '10*9/L', 6.4, 1],
  ['718-7', '血红蛋白', 'g/L', 138, 0],
  ['777-3', '血小板计数', '10*9/L', 214, 0],
  ['1988-5', 'C反应蛋白', 'mg/L', 3.1, 1],
  ['33762-6', 'N末端B型钠尿肽前体', 'ng/L', 110, 0],
];
const creatinine = items.findIndex(([loinc]) => loinc === '14682-9');

const DAY_MS = 86_400_000;
const lastDay = Date.parse('2025-11-10T08:00:00+08:00');

/** Every seventh value lies well outside, as in a sick patient's report. */
function observation(name, index, item, time) {
  const [loinc, text, unit, usual, decimals] = items[item];
  const value = Number((usual * (index % 7 === 6 ? 1.9 : 0.9 + (index % 5) * 0.05)).toFixed(decimals));
  const resource = {
    resourceType: 'Observation',
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code: loinc, display: text }], text },
    subject: { reference: `urn:bench:${name}` },
    effectiveDateTime: time,
    valueQuantity: { value, unit, system: 'http://unitsofmeasure.org', code: unit },
  };
  return { fullUrl: `urn:bench:${name}:${index}`, resource };
}

function bundleOf(name, entries, reports) {
  const patient = { resourceType: 'Patient', name: [{ text: `量程${name}` }], gender: 'male', birthDate: '1958-03-12' };
  return JSON.stringify({
    resourceType: 'Bundle',
    type: 'collection',
    entry: [{ fullUrl: `urn:bench:${name}`, resource: patient }, ...entries, ...reports],
  });
}

/** One patient with reports of so many rows each, one a day. */
export function reportsBundle(name, { rows, reports = 1 }) {
  const entries = [];
  const heads = [];
  for (let day = 0; day < reports; day += 1) {
    const time = new Date(lastDay - day * DAY_MS).toISOString();
    const own = Array.from({ length: rows }, (_, row) => observation(name, day * rows + row, row % items.length, time));
    entries.push(...own);
    const result = own.map(({ fullUrl }) => ({ reference: fullUrl }));
    const resource = { resourceType: 'DiagnosticReport', status: 'final', effectiveDateTime: time, result };
    heads.push({ fullUrl: `urn:bench:${name}:report:${day}`, resource });
  }
  return bundleOf(name, entries, heads);
}

/** One patient whose creatinine was measured so many times, eight hours apart. */
export function creatinineBundle(name, points) {
  const entries = Array.from({ length: points }, (_, index) =>
    observation(name, index, creatinine, new Date(lastDay - (index * DAY_MS) / 3).toISOString()),
  );
  return bundleOf(name, entries, []);
}

/** What a plan of creatinine alone asks for. */
export const creatininePlan = [{ standard_laboratory_name: '肌酐', standard_specimen: '血清', children: [] }];

const trendItems = ['钾', '钠', '肌酐', '尿素', '尿酸', '葡萄糖'].map((name) =>
  items.find(([, text]) => text === name),
);

/** One patient with so many results of six items, eight hours apart, as CSV. */
export function trendCsv(name, points) {
  const lines = Array.from({ length: points }, (_, index) => {
    const time = new Date(lastDay - (index * DAY_MS) / 3).toISOString();
    return trendItems.map(([loinc, text, unit, usual, decimals]) => {
      const value = (usual * (index % 7 === 6 ? 1.9 : 0.9 + (index % 5) * 0.05)).toFixed(decimals);
      return `${name},趋势,男,1958-03-12,${time},${loinc},${text},血清,${value},${unit}`;
    });
  });
  return ['patient_id,name,sex,birth_date,time,loinc,item,specimen,result,unit', ...lines.flat()].join('\n');
}

/** What a plan of those six items asks for. */
export const trendPlan = trendItems.map(([, name]) => ({
  standard_laboratory_name: name,
  standard_specimen: '血清',
  children: [],
}));
