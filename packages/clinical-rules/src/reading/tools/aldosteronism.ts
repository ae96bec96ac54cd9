import { aldosteronismWire } from '../../aldosteronism/aldosteronism-wire.ts';
import { NO_CONFIRMATION_TEXT, ratioTerms, SCREEN_TEXT } from '../../aldosteronism/wording.ts';
import { aldosteronismOf } from '../../record/aldosteronism-facts.ts';
import { part, rowOf, speaking } from './statement.ts';
import type { Tool } from './statement.ts';

/** 12 原发性醛固酮增多症. */
export const aldosteronismTool: Tool = ({ record, judged, rows }) => {
  const result = aldosteronismOf(record, judged)?.result;
  if (result === undefined || result.status === 'incomplete') return null;
  // A ratio that a low renin alone raised is told as such: whoever sees it would take it for the disease.
  const isQuiet = result.screen === 'negative' && result.confirmation === null;
  const isLow = result.isPotassiumLow === true;
  const potassium = rowOf(rows, 'K');
  const low = isLow ? `伴低钾${potassium === undefined ? '' : `（${potassium.valueText}）`}` : '';
  const lead = `原发性醛固酮增多症筛查${SCREEN_TEXT[result.screen]}（ARR ${result.arr}）${low}`;
  const { isConfirmationUnneeded: isUnneeded, confirmation } = result;
  const screened = `筛查${SCREEN_TEXT[result.screen]}；`;
  const conclusion =
    confirmation === null
      ? isUnneeded
        ? NO_CONFIRMATION_TEXT
        : ''
      : aldosteronismWire(result).conclusion.replace(screened, '');
  // What a test has answered needs no further one: imaging where it confirms, nothing where it excludes; else another test.
  const steps =
    confirmation === 'confirmed'
      ? [3]
      : confirmation === 'excluded'
        ? []
        : isUnneeded
          ? [1]
          : result.isPotassiumLow === false
            ? [2, 3]
            : undefined;
  // Where a bound stood in for the renin nobody could repeat the ratio (J-93).
  const floored = result.isReninBelowFloor ? [ratioTerms(result)] : [];
  return {
    apiType: 12,
    name: '原发性醛固酮增多症',
    ruleId: result.ruleId,
    ruleVersion: result.ruleVersion,
    parts: isQuiet
      ? []
      : [
          part({
            key: 'screen',
            outcome: result.screen === 'positive' ? 'aldosteronism:positive' : null,
            // What is plain needs no test, nor what waits for it; a potassium that is not low needs no correction.
            ...(steps === undefined ? {} : { onlySteps: steps }),
            title: `原发性醛固酮增多症筛查${SCREEN_TEXT[result.screen]}${isLow ? '，低钾' : ''}`,
            text: [lead, conclusion, ...floored].filter((each) => each !== '').join('，'),
            lead,
            phrase: lead,
            valueText: `ARR ${result.arr}`,
            urgency: result.screen === 'positive' && isLow ? 2 : 3,
            evidences: speaking(rows, ['PAC', 'PRA', 'DRC', ...(isLow ? ['K'] : [])]),
            harm: 'D',
            organ: 'adrenal',
          }),
        ],
    decides: ['PALD'],
  };
};
