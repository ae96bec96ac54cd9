/** A cortisol by the clock: of a stimulation or a suppression the time says something else, and so does another sample. */
const CORTISOL = /皮质醇|cortisol|^cor\b/i;
const CORTICOTROPIN = /促肾上腺皮质激素|^acth\b/i;
const OF_TEST = /地塞米松|抑制|兴奋|激发|刺激|试验|后|dst|尿|urine|唾液|saliva|游离|free|结合|比|昼夜|节律/i;

const MORNING = /(?<!\d)0?8\s*(?:[:：]\s*00|点|时|am)|早晨|清晨|晨|上午|(?:^|[^a-z])am(?:[^a-z]|$)/i;
const AFTERNOON = /(?<!\d)(?:16|0?4)\s*(?:[:：]\s*00|点|时|pm)|下午|(?:^|[^a-z])pm(?:[^a-z]|$)/i;
const MIDNIGHT = /(?<!\d)(?:00?|24)\s*(?:[:：]\s*00|点|时)|(?<!\d)12\s*(?:mn|点?夜)|午夜|半夜|midnight/i;
/** An hour that is none of these. */
const OTHER_HOUR = /(?<!\d)(?:0?[1235679]|1[0-57-9]|2[0-3])\s*(?:[:：]\s*\d\d|点|时|am|pm)|min|分钟|\d\s*h|小时/i;

/** 皮质醇(8:00AM), 下午4点皮质醇, 皮质醇(午夜), ACTH(8AM): the code of what is drawn at that hour; undefined for every other name. */
export function codeOfHour(name: string): string | undefined {
  const isCortisol = CORTISOL.test(name);
  if ((!isCortisol && !CORTICOTROPIN.test(name)) || OF_TEST.test(name) || OTHER_HOUR.test(name)) return undefined;
  const hours = [
    [MORNING, isCortisol ? 'COR8' : 'ACTH'],
    [AFTERNOON, isCortisol ? 'COR16' : ''],
    [MIDNIGHT, isCortisol ? 'COR0' : ''],
  ] as const;
  const told = hours.filter(([words]) => words.test(name));
  const [only, another] = told;
  return another !== undefined || only === undefined || only[1] === '' ? undefined : only[1];
}
