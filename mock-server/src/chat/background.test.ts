// What is only told beside a question stands in no answer's way, and what may be the question itself is never left out.
import { expect, test } from 'vitest';
import { answerQuestion } from './answer.ts';
import { homophonesAs } from './homophones.ts';
import { nameShortened, roughItemSounds } from './lexicon.ts';
import { figuresOf } from './vital-signs.ts';

const ask = (question: string) => answerQuestion(question, null);
const idsOf = (question: string) => ask(question).passages.map(({ passage_id: id }) => id);

test.each([
  ['犟脾气的老爷子尿酸又高了咋办', 'lay/UA/do_high'],
  ['感冒好了，C反应蛋白还高一点', 'lay/CRP/high'],
  ['跑完步心跳快，肌酸激酶高', 'lay/CK/high'],
  ['俺家那口子甘油三酯8点多，天天喝羊汤', 'lay/TG/high'],
  ['爬楼有点喘，查血红蛋白多少算低', 'lay/HGB/range'],
  ['昏迷的病人血氨高是什么意思', 'lay/NH3/high'],
])('what only tells beside an item is left out: %s', (question, id) => {
  expect(idsOf(question)).toEqual([id]);
});

test.each([
  '虫草对血钾好吗',
  '螺旋藻能降血脂吗',
  '我家鹦鹉肌酐高怎么办',
  '甲状腺结节3类要紧吗',
  '胰岛素笔怎么用',
  '坐飞机耳朵闷，跟血氧有关吗',
  '转氨酶高，喝苦荞茶',
  '血钙低，手麻',
  '红细胞是谁发现的',
  '把血糖两个字写一百遍',
  '乙肝抗体阳性怎么告诉家人',
])('what is asked itself, made of an item, eaten, or depended on is never left out: %s', (question) => {
  expect(ask(question).kind).not.toBe('knowledge');
});

test.each(['我爸昏迷了，血氨高怎么办', '胸口疼得冒汗，肌钙蛋白高什么意思', '喝了农药，胆碱酯酶低怎么办'])(
  'a danger that is told beside an item is heard first: %s',
  (question) => {
    expect(ask(question).kind).toBe('emergency');
  },
);

test.each([
  ['尿素氮咋个搞起的这么高', 'lay/UREA/high'],
  ['血小板噌噌往上涨，啥子缘故', 'lay/PLT/high'],
  ['尿酸高隔好久去查一回', 'lay/UA/do_high'],
  ['胆固醇高要少碰哪些东西', 'lay/TC/eat_high'],
  ['白蛋白出溜到32了，该挂哪个科室的号', 'lay/ALB/do_low'],
])('what is asked, and to which side a result lies, is known by the parts of its words: %s', (question, id) => {
  expect(idsOf(question)).toEqual([id]);
});

test.each([
  ['一万八', '18000'],
  ['一万二', '12000'],
  ['三千二', '3200'],
  ['两千', '2000'],
  ['四百几', '400多'],
])('thousands in words are a number: %s', (words, figure) => {
  expect(figuresOf(words)).toBe(figure);
});

test.each([
  ['中信粒细胞高', '中性粒细胞高'],
  ['血小班低', '血小板低'],
  ['喝水', '喝水'],
])('a name that is typed as a region says it is that name: %s', (typed, heard) => {
  expect(homophonesAs(typed, roughItemSounds())).toBe(heard);
});

test('a long name with one character less is that name, what could be two is none', () => {
  expect(nameShortened('低密度蛋白')).toBe('低密度脂蛋白');
  expect(nameShortened('促甲状激素')).toBe('促甲状腺激素');
  expect(nameShortened('血糖')).toBeUndefined();
});

test.each([
  ['wo de xuetang you dian gao', 'lay/GLU/high'],
  ['低密度蛋白偏高', 'lay/LDL-C/high'],
  ['转安霉高咋办', 'lay/ALT/do_high'],
  ['淋巴细胞18%低', 'lay/LYM%/low'],
  ['谷丙谷草都高了', 'lay/ALT/high'],
  ['皮质醇早上8点抽的是看什么', 'lay/COR8/about'],
  ['尿酸倒不高，才300', 'lay/UA/range'],
  ['jiazhuangxian TSH gao zenme ban', 'lay/TSH/do_high'],
  ['維生素b12超過上限是補多了嗎', 'lay/B12/high'],
  ['睾酮低吃什么', 'lay/TESTO/do_low'],
])('slips, shares, sides that are denied and hours of the day are read: %s', (question, id) => {
  expect(idsOf(question)).toContain(id);
});

test.each(['大便常规里有红细胞', '大便里白细胞高'])('cells of stool are none of blood: %s', (question) => {
  expect(ask(question).passages).toEqual([]);
});

test.each([
  ['报告上有个星号是不是印错了', 'marks'],
  ['单子上写个“L”是啥', 'arrow'],
  ['结果写着<0.01，是没查出来吗', 'limit'],
  ['umol/l和mg/dl怎么换', 'unit_change'],
  ['为啥每家医院正常范围都不一样', 'range_differs'],
  ['复查隔几天比较合适', 'repeat'],
  ['只超了0.1有事吗', 'slightly'],
  ['早起喝了口豆浆，抽的血还作数不', 'ate_before'],
  ['头天熬了一宿，抽血有影响吗', 'day_before'],
  ['抽完血胳膊青了正常吗', 'draw_after'],
  ['我晕针怎么办', 'draw_faint'],
  ['糖筛那天早上能吃东西不', 'ogtt'],
  ['吹气检查之前能不能吃早饭', 'breath'],
  ['大姨妈来了可以抽血体检不', 'menses'],
  ['百分比和绝对值看哪个', 'percent'],
  ['24小时尿中间漏了一次怎么办', 'urine_24h'],
  ['这个页面上的那把尺子怎么看', 'page_ruler'],
  ['按期复查是指几时去', 'page_level'],
  ['链接点开说已过期了咋办', 'page_link'],
  ['手机号后四位输不对', 'page_phone'],
  ['字太小了我看不清', 'page_voice'],
  ['怎么查看以前的报告', 'page_before'],
  ['能问你什么', 'page_ask'],
  ['血常规主要是查什么的', 'panel_blood'],
  ['乙肝五项里面第二项阳性是啥意思', 'panel_hepatitis_b'],
])('of preparing, of what a report prints and of the page it is told what is stored: %s', (question, id) => {
  expect(idsOf(question)).toEqual([`lay/general/${id}`]);
});

test.each(['在哪里打印化验单', '抽完血能洗澡吗', '把别人的报告发给我看看', '你靠谱吗', '吃了头孢能抽血吗'])(
  'what the hospital, a physician or nobody answers is none of the page: %s',
  (question) => {
    expect(ask(question).passages).toEqual([]);
  },
);
