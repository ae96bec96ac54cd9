import type { VerifiedPaper } from '@jianwei/api-client/model';
import { groupedCode, readPaperCode } from '@jianwei/clinical-rules/paper/paper-code';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { countFailedLogin, secondsToLogin } from '../store/failed-logins.ts';
import { findPaper, issuePaper, recordVersion, type PaperContent } from '../store/papers.ts';
import { inTransaction } from '../store/sql.ts';
import type { World } from '../store/world.ts';
import { PAPER_KINDS } from './paper-kinds.ts';

/** In the place of an account: wrong codes of an address are counted as wrong passwords are. No account has a name like this. */
const GUESSES = '/api/v2/papers';

function stateOf(world: World, { apiType, recordId, recordVersion: printed }: PaperContent): VerifiedPaper['state'] {
  const row = PAPER_KINDS[apiType].find(world, recordId);
  if (!row) return 'withdrawn';
  return recordVersion(row) === printed ? 'valid' : 'superseded';
}

export const papersHandlers = {
  issuePaper: ({ body, world, session }) => {
    const { api_type: apiType, record_id: recordId } = body;
    const { code, issuedTime, ruleVersion } = inTransaction(world, () => {
      const { row, result } = PAPER_KINDS[apiType].read(world, recordId, session);
      const { department, rule_version: version } = row;
      const content = {
        apiType,
        recordId,
        recordVersion: recordVersion(row),
        ...result,
        ruleVersion: version,
        department,
      };
      return { ...issuePaper(world, content), ruleVersion: version };
    });
    const printed = groupedCode(code);
    return {
      code: printed,
      issued_at: issuedTime,
      verify_url: `/online?code=${printed}`,
      rule_version: ruleVersion,
    };
  },

  verifyPaper: ({ params, world, ip }) => {
    const attempt = { who: GUESSES, address: ip };
    const seconds = secondsToLogin(world, attempt);
    if (seconds > 0) throw new Refusal(`尝试次数过多，请${seconds}秒后再试`, 429, seconds);
    const read = readPaperCode(params.code);
    const found = 'code' in read ? findPaper(world, read.code) : undefined;
    if (!found) {
      // A right code does not wipe them out: who holds one paper could guess others in between.
      countFailedLogin(world, attempt);
      throw new Refusal('未找到该核验码，请核对后重新输入', 404);
    }
    const { content, issuedTime } = found;
    const answer: VerifiedPaper = {
      state: stateOf(world, content),
      tool_name: PAPER_KINDS[content.apiType].name,
      conclusion: content.conclusion,
      assessed_at: content.assessedTime,
      issued_at: issuedTime,
      department: content.department,
      rule_version: content.ruleVersion,
    };
    return content.score === null ? answer : { ...answer, score: content.score };
  },
} satisfies Handlers;
