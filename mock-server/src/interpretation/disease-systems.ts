/** The 17 disease systems; the position gives the id, from 1 (G-89c). */
const DISEASE_SYSTEMS = [
  '耳鼻喉',
  '产科',
  '其他',
  '内分泌代谢',
  '呼吸',
  '心血管',
  '感染',
  '泌尿',
  '消化',
  '生殖',
  '皮肤',
  '神经',
  '精神',
  '骨骼肌肉',
  '肿瘤',
  '血液',
  '风湿免疫',
] as const;

export function systemName(systemId: number): string {
  return DISEASE_SYSTEMS[systemId - 1] ?? '其他';
}
