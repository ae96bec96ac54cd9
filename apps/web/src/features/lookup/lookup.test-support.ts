import type { DiagnosisKnowledge, DiseaseSystemList } from '@jianwei/api-client/model';
import type { Answer, Call } from '../../../test/render-with-answers.tsx';
import { signIn } from '../../../test/sign-in.ts';

const PATHS = ['/data', '/diagnosis-menu'];

/** A clinician who may open both pages, or the given ones. */
export const signInReader = (verifyArr: readonly string[] = PATHS) => signIn({ verifyArr }, PATHS);

const laboratory = (code: string, name: string) => ({
  knowledge_id: `lab-${code}`,
  code,
  laboratory_name: name,
  short_name: code,
  standard_specimen: '血清',
});

export const CREATININE = laboratory('Cr', '肌酐');

const SYSTEMS: DiseaseSystemList = {
  data: [
    {
      system_id: 1,
      system_name: '耳鼻喉',
      diagnoses: [],
      laboratories: [laboratory('CRP', 'C反应蛋白')],
      note: '暂无收录疾病',
    },
    {
      system_id: 8,
      system_name: '泌尿',
      diagnoses: [
        { diagnosis_id: 'CKD', diagnosis_name: '慢性肾脏病' },
        { diagnosis_id: 'AKI', diagnosis_name: '急性肾损伤' },
      ],
      laboratories: [],
      note: '',
    },
    {
      system_id: 9,
      system_name: '消化',
      diagnoses: [{ diagnosis_id: 'PANC', diagnosis_name: '急性胰腺炎' }],
      laboratories: [],
      note: '',
    },
  ],
};

const NAMES: Readonly<Record<string, string>> = { CKD: '慢性肾脏病', AKI: '急性肾损伤', PANC: '急性胰腺炎' };

function knowledgeOf({ query }: Call): DiagnosisKnowledge {
  const id = query.get('diagnosis_id') ?? '';
  const name = NAMES[id] ?? '';
  return {
    diagnosis_id: id,
    diagnosis_name: name,
    diagnosis_display_name: name,
    applications: [],
    hints: [],
    introduction: `${name}的介绍`,
    recommends: [
      { id: '1', examine: '胱抑素C', type: 1 },
      { id: '2', examine: '肾脏超声', type: 2 },
    ],
    condition_assessment: `${name}的标准`,
    clinical_manifestations: { symptoms: `${name}的症状`, signs: `${name}的体征` },
    guides: [{ original_file_name: '指南.pdf', url: '/api/v2/guides/1.pdf' }],
    laboratories: [],
    citations: ['KDIGO 2024'],
  };
}

export const SYSTEMS_CALL = 'GET /api/v2/knowledge/systems';
export const SEARCH_CALL = 'GET /api/v2/knowledge/search';
export const DISEASE_CALL = 'GET /api/v2/knowledge/diagnosis/knowledge';

/** What the server answers about diseases. */
export const DISEASE_ANSWERS: Readonly<Record<string, Answer>> = {
  [SYSTEMS_CALL]: () => SYSTEMS,
  [DISEASE_CALL]: knowledgeOf,
  [SEARCH_CALL]: ({ query }) =>
    query.get('keyword') === '胰'
      ? {
          diagnoses: [{ diagnosis_id: 'PANC', diagnosis_name: '急性胰腺炎', system_id: 9, system_name: '消化' }],
          laboratories: [laboratory('PAMY', '胰淀粉酶')],
        }
      : { diagnoses: [], laboratories: [] },
};
