import type { LayItem as WireItem, LayReport as WireLay } from '@jianwei/api-client/model';
import type { LayItem, LayReport } from '@jianwei/clinical-rules/lay/lay';

/**
 * An item of the wire. What was before, causes and what to do need the second step, and so do words about a result that needs no
 * attention: nothing travels to a phone that is not shown there.
 */
export function wireLayItem(item: LayItem, isVerified: boolean): WireItem {
  const { rank, number, low, high, anchor, previous, passageId } = item;
  const isExplained = isVerified || rank !== null;
  return {
    laboratory_id: item.laboratoryId,
    name: item.name,
    plain_name: item.plainName,
    value: item.value,
    unit: item.unit,
    direction: item.direction,
    reference: item.reference,
    meaning: isExplained ? item.meaning : '',
    common_causes: isVerified ? [...item.commonCauses] : [],
    next_step: isVerified ? item.nextStep : '',
    ...(rank === null ? {} : { rank }),
    ...(number === null ? {} : { number }),
    ...(low === null ? {} : { range_lower: low }),
    ...(high === null ? {} : { range_upper: high }),
    ...(anchor === null ? {} : { anchor }),
    ...(previous === null || !isVerified ? {} : { previous }),
    ...(passageId === null ? {} : { passage_id: passageId }),
  };
}

/** The lay report of the wire. The questions for the doctor need the second step, as part of each item does. */
export function wireLay(lay: LayReport, isVerified: boolean): WireLay {
  const { advice } = lay;
  return {
    version: lay.version,
    review: lay.review,
    headline: lay.headline,
    advice: { level: advice.level, sentence: advice.sentence, rule_id: advice.ruleId },
    groups: lay.groups.map(({ title, attention, items }) => ({
      title,
      attention,
      items: items.map((item) => wireLayItem(item, isVerified)),
    })),
    total: lay.total,
    attention: lay.attention,
    in_range_count: lay.inRangeCount,
    unread: [...lay.unread],
    questions: isVerified ? [...lay.questions] : [],
  };
}
