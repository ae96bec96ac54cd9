import { type OnlineDraft, type OnlineRow, rowOf } from './online-draft.ts';

type Cell = readonly [code: string, result: string, unit?: string];

const sampleOf = (name: string, sex: '男' | '女', age: string, cells: readonly Cell[]) => ({
  name,
  draft: {
    sex,
    age,
    rows: cells.map(([code, result, unit]): OnlineRow => {
      const row = rowOf(code, result);
      return unit === undefined ? row : { ...row, unit };
    }),
  } satisfies OnlineDraft,
});

/** Made-up results to begin with. */
export const SAMPLES = [
  sampleOf('健康体检', '女', '35', [
    ['WBC', '6.2'],
    ['HGB', '132'],
    ['PLT', '228'],
    ['ALT', '18'],
    ['CREA', '58'],
    ['GLU', '5.1'],
    ['TC', '4.6'],
    ['UA', '268'],
  ]),
  sampleOf('糖尿病肾病', '男', '62', [
    ['CREA', '1.90', 'mg/dL'],
    ['EGFR', '39'],
    ['UACR', '326'],
    ['K', '5.62'],
    ['GLU', '9.84'],
    ['HBA1C', '8.2'],
    ['HGB', '103'],
    ['UA', '486'],
    ['NA', '138.2'],
  ]),
  sampleOf('缺铁性贫血', '女', '41', [
    ['HGB', '86'],
    ['RBC', '3.6'],
    ['MCV', '71'],
    ['MCH', '23.9'],
    ['RDW-CV', '18.4'],
    ['FER', '6'],
    ['FE', '4.1'],
    ['TIBC', '82'],
    ['PLT', '412'],
  ]),
  sampleOf('甲状腺', '女', '29', [
    ['TSH', '0.01'],
    ['FT3', '18.6'],
    ['FT4', '42.5'],
    ['TRAB', '9.8'],
    ['ALT', '52'],
    ['WBC', '4.1'],
  ]),
] as const;
