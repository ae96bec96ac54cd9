import type { PlainInput, Rule } from '../core/rule.ts';
import { FOOTER_TEXT, REVIEW_NOTE_TEXT } from '../core/wording.ts';
import { answerGrace, readGraceInput } from './grace-wire.ts';
import { evaluateGrace } from './grace.ts';
import { deathDisplay, GRACE_LEVEL_TEXT } from './wording.ts';
import { GRACE_VERSION } from './grace-table.ts';

function explainGrace(input: PlainInput): unknown {
  const result = evaluateGrace(readGraceInput(input));
  return {
    ...result,
    wording: answerGrace(input),
    review_texts: result.reviewNotes.map((note) => REVIEW_NOTE_TEXT[note]),
    footer_text: FOOTER_TEXT[result.footer],
  };
}

function graceVector(input: PlainInput): PlainInput {
  const result = evaluateGrace(readGraceInput(input));
  if (result.status === 'incomplete') {
    const { missing, invalid } = result;
    return { score: null, error: missing.length > 0 ? 'missing' : 'invalid', missing, invalid };
  }
  const shortNames: Record<string, string> = {
    blood_pressure: 'sbp',
    serum_creatinine: 'creatinine',
    kill_ip_rank: 'killip',
  };
  return {
    score: result.score,
    level: result.level,
    level_cn: GRACE_LEVEL_TEXT[result.level],
    death_percent: result.deathPercent,
    death_display: deathDisplay(result),
    points: Object.fromEntries(result.contributions.map((row) => [shortNames[row.item] ?? row.item, row.points])),
    sbp_mmHg: result.pressureMmHg,
    creatinine_mg_dl: result.creatinineMgPerDl,
  };
}

export const graceRule: Rule = {
  slug: 'grace',
  title: 'GRACE 院内死亡风险评分',
  versions: [GRACE_VERSION],
  example:
    '{"age":65,"heart_rate":100,"blood_pressure":99,"blood_pressure_unit":"mmHg","serum_creatinine":88,"serum_creatinine_unit":"μmol/L","kill_ip_rank":2,"st_down":true}',
  explain: explainGrace,
  vector: graceVector,
};
