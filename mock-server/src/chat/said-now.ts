/** Where something stands in a clause. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Questions that begin like a denial, and are none. */
const ASKS = /是不是|有没有|会不会|要不要|能不能|是否|不是说/g;
/** A denial, what may stand between it and what it denies, and complaints of a list that it denies too. */
const COMPLAINT =
  '(?:发烧|发热|咳嗽|恶心|呕吐|想吐|头晕|头痛|头疼|腹痛|肚子痛|肚子疼|拉肚子|腹泻|乏力|疲劳|水肿|浮肿|皮疹|不适|不舒服|出汗|便秘|尿痛|心烦|失眠|麻木|气短|胸痛|胸闷)';
const DENIED = new RegExp(
  `(?:没有|并没|并无|没|无|未见|未|否认|从不|不)(?:有|出现|发生|感到|感觉到?|觉得|任何|什么|明显|再|曾|过|是|很|怎么|太|会|得过|想|打算|的|突然)*(?:${COMPLAINT}(?:[、和或及与跟]|也没有?|以及)?)*$`,
);
/** Somebody of the family, as they are called. */
const KIN =
  '我?(?:爸|妈|爹|娘|爷爷?|奶奶|公公|婆婆|外公|外婆|姥[姥爷]|老公|老婆|老伴|儿子|女儿|孩子|宝宝|娃|弟弟?|妹妹?|哥哥?|姐姐?)';
/** Short names of complaints, in a clause that holds nothing else. */
const SHORT = `(?:${COMPLAINT}|喘(?!气)|咳|疼(?!爱)|痛(?!快|苦)|吐(?!槽)|晕|麻(?!烦|醉|将|辣)|痒|肿(?!瘤)|黄(?!体|疸)|憋|烧(?!香|烤|水)|闷|胀|慌|难受)`;
/** A clause that denies complaints and says nothing else: 「没有胸痛，也不喘」. */
const DENIAL = new RegExp(
  `^(?:我|他|她|${KIN}|现在|目前|平时|一直|从来|也|并|倒|都|头|胸口|肚子|肚|脚|腿|腰|背|膝盖|关节|嗓子|喉咙|身上|伤口|人)*(?:没有?|并无|未见|未|无|不)(?:任何|什么|明显|出现|感到|感觉到?|觉得|有|过)*${SHORT}(?:(?:[、和或及与跟]|也?没有?|以及|[也都并]?不)*${SHORT})*(?:等|之类的?)?(?:的?(?:症状|情况|感觉))?[的了啊呀过]?$`,
);
/** The same inside a clause that says more: 「尿酸 468 没痛过」, 「血脂高但是胸口不闷也不疼」. What is told with 得, 死 or 了 is suffered. */
const DENIED_WITHIN = new RegExp(
  `(?:头|眼睛?|皮肤|胸口?|心口|肚子|脚|腿|腰|背|膝盖|关节|嗓子|喉咙|身上|伤口|人)?(?:从来?|一直|倒|也|都|并|还|根本|完全)*(?:没有?|并无|未|无|不)(?:任何|什么|明显|出现|感到|感觉到?|觉得|怎么|太|曾|再)*(?:${SHORT})(?:(?:[、和或及与跟]|也|都|并|又)*(?:没有?|未|无|不)${SHORT}|[、和或及与跟]${SHORT})*(?:过|的?(?:症状|情况|感觉))?(?![得死了不])`,
  'g',
);
const DENIED_AFTER =
  /^(?:都|也|再)*(?:没有?|未)再?(?:犯|发作|复发|再发)(?:过|了)?$|^(?:的?(?:情况|症状|感觉|现象|表现))?(?:我?(?:倒|也|都|还|现在|目前|暂时|倒是|一直)?)*(?:没有|没|不存在|没出现|没有出现|未出现|没有过)(?:啊|吧|的|呢|呀|过|发生)?$/;
const BETWEEN = /^(?:[、和或及与跟]|也没有?|以及|还有|什么的)*$/;

const PAST =
  /(?:[\d一二两三四五六七八九十半]+|几)个?(?:岁|月大|周岁)(?:的时候|时|那年|那会儿?)|(?:上?(?:大学|高中|初中|小学|中学)|读书|当兵|没结婚|结婚前|(?:怀|生)(?:老大|头胎|第一胎|大宝)|年少|青春期)(?:的?时候?|那会儿?|那年|期间)|以前|从前|曾经|曾(?!祖)|小时候|年轻的?时候?|年轻时|多年前|几年前|[\d一二三四五六七八九]{1,2}[0零十]?年代|[五六七八九]几年|上个?世纪|[\d一二两三四五六七八九十]+多?年前|去年|前年|那一?年|半年前|[几\d一二两三四五六七八九十]+个?月前|上个月|当年|早年|过去(?:有|曾|的|得)|^过去|之前.{0,8}过|(?:前阵子|前段时间|那阵子).{0,10}(?:过|回来了|好了)|病史|得过|有过|(?:中毒|中风|心梗|心肌梗死|脑梗|脑梗死|脑出血|脑溢血|溺水|触电|中暑|骨折|癫痫)过(?!敏|来|去)|上次.{0,10}过|早(?:就|都)?(?:好|没事|恢复)了|(?:已经|全都?|完全)(?:都|完全)?(?:好|痊愈|恢复)了(?![点些几\d半]|一)|last ?year|years? ?ago|months? ?ago/;
const PRESENT =
  /现在|今天|今早|今晚|今晨|刚才|刚刚|方才|又|还在|仍|目前|最近|正在|一直|开始|至今|到现在|反复|经常|总是|老是|越来越|持续|昨晚|昨夜|昨天|这几天|这两天|这会|马上|快要|不停|不断/;
/** A clause that tells on of the time that the one before it named: 「生孩子是五年前，当时大出血」. */
const THEN = /^(?:当时|那时候?|那会儿?)/;
/** The last clause says that it is there again. */
const AGAIN =
  /(?:现在|今天|刚才|这次|这回|目前|最近|这两天)[^不没无]{0,8}(?:厉害|加重|更|严重|受不|难受)|(?:现在|今天|刚才|这次|目前|最近|这两天)[^不没无]{0,4}(?:又|还|也|更|再|一样|同样|犯|痛|疼|发作)|又(?:来了|犯|发作|开始|这样|痛|疼|出现)/;

/** A clause that tells of a sign of the body that it is as usual, and nothing else: 「血压也正常」. */
const AS_USUAL = new RegExp(
  `^(?:我|他|她|${KIN}|现在|目前|平时|一直)*(?:的)?(?:血压|心率|心跳|体温|血氧|精神|胃口|睡眠|饮食|大小便|大便|小便|心电图|片子|胸片|ct|b超|彩超)(?:都|也|还|一直|是)*(?:正常|没事|没问题|挺好|很好|还好|还行|不错)的?[了啊呀]?$`,
);

/** What is asked beside complaints that are denied; all of it where nothing else is said. */
export function besideDenials(clauses: readonly string[]): readonly string[] {
  const rest = clauses.filter((clause) => !DENIAL.test(clause) && !AS_USUAL.test(clause));
  return rest.length > 0 ? rest : clauses;
}

/** A clause without the complaints that it denies. */
export function withoutDenied(clause: string): string {
  return clause.replaceAll(DENIED_WITHIN, '');
}

/** Something of a text may be denied or past. */
export function deniesOrRecalls(text: string): boolean {
  return /[没不无未非]/.test(text) || PAST.test(text);
}

function blankAsks(clause: string): string {
  return clause.replace(ASKS, (found) => '〇'.repeat(found.length));
}

/** Of what was found in a clause, in its order, what the clause does not deny. */
export function affirmed<T extends Place>(clause: string, found: readonly T[]): T[] {
  const plain = blankAsks(clause);
  let deniedEnd = -1;
  return found.filter(({ start, end }) => {
    const isListed = deniedEnd >= 0 && (start < deniedEnd || BETWEEN.test(plain.slice(deniedEnd, start)));
    const isDenied = isListed || DENIED.test(plain.slice(0, start)) || DENIED_AFTER.test(plain.slice(end));
    if (isDenied) deniedEnd = Math.max(deniedEnd, end);
    return !isDenied;
  });
}

/** Told of the past alone: nothing in the clause says that it lasts, and no later clause that it is back. */
export function isPast(clauses: readonly string[], index: number, end: number): boolean {
  const clause = clauses[index] ?? '';
  const before = clauses[index - 1] ?? '';
  const later = clauses.slice(index + 1).some((each) => AGAIN.test(each));
  if (later || PRESENT.test(clause)) return false;
  const goesOn = THEN.test(clause) || /^.{0,4}过/.test(clause.slice(end));
  return PAST.test(clause) || (PAST.test(before) && !PRESENT.test(before) && goesOn);
}
