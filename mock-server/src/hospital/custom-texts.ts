import { saveCustomTextRow } from '../store/custom-texts.ts';
import type { World } from '../store/world.ts';
import type { SeedCalendar } from './seed-calendar.ts';

/** Diagnosis, author, time and text: how this hospital goes about it, nothing that a guideline would say. */
const SEED_TEXTS: readonly (readonly [string, string, string, string])[] = [
  [
    'IDA',
    'u-prompt',
    '2025-11-12 16:20',
    '<h3>本院检测安排</h3><ul><li><p>铁蛋白、血清铁、总铁结合力每日检测，10:00 前送检当日 16:00 前报告。</p></li>' +
      '<li><p>转铁蛋白饱和度由血清铁与总铁结合力计算，两项请同管申请。</p></li></ul>' +
      '<p>标本溶血时检验科电话通知重采；疑问请拨<strong>检验科 8315</strong>。</p>',
  ],
  [
    'HBV',
    'u-lab',
    '2025-10-27 09:40',
    '<p>乙肝病毒 DNA 每周二、周五检测，次日报告；请使用<strong>紫帽 EDTA 管</strong>，采集后 4 小时内送检。</p>' +
      '<blockquote><p>首次阳性的患者由检验科与感染科共同复核后发出报告。</p></blockquote>',
  ],
];

/** The hospital's own wording for two diagnoses. */
export function seedCustomTexts(world: World, calendar: SeedCalendar): void {
  for (const [diagnosisId, userId, at, content] of SEED_TEXTS) {
    saveCustomTextRow(world, {
      diagnosis_id: diagnosisId,
      content,
      user_id: userId,
      updated_time: calendar.time(at),
    });
  }
}
