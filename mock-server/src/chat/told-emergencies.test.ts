// What sounds like an emergency and is none, and what is one however it is told.
import { expect, test } from 'vitest';
import { answerQuestion } from './answer.ts';

test.each([
  '电视剧里男主突然吐血晕倒了',
  '如果有人胸痛应该怎么办',
  '肌钙蛋白高一定会胸痛吗',
  '这个月工资低得我快窒息了',
])('a danger that nobody is in is no emergency, and it is said what to do if somebody is: %s', (question) => {
  expect(answerQuestion(question, null).kind).not.toBe('emergency');
  expect(answerQuestion(question, null).text).toContain('拨打 120');
});

test.each([
  '跑完步有点喘正常吗',
  '泥鳅补不补血',
  '我家猫吐了怎么办',
  '这破电脑卡得我要窒息了',
  '这份报告把我吓得心脏病都要犯了',
  '鱼刺昨天卡了一下，后来咽下去了没感觉了',
  '医生问我有没有晕倒过，我说没有',
  '心肌梗死和心绞痛有什么区别',
  '肝硬化的人为什么会吐血',
  '我生孩子是五年前，当时大出血',
  '没有头晕恶心，也没有胸痛胸闷，只是血脂高，吃什么好',
  '吃了火龙果大便发红，医生说没事，潜血还要查吗',
  '腹痛和淀粉酶高有什么关系',
  '胸闷的病人一般需要查什么',
  '血钾高到多少会心脏骤停',
  '手表显示心率58，正常吗',
  '前年哮喘发作过，之后一直没犯，嗜酸性粒细胞高',
  '抽血会不会晕倒',
  '听说血钾高会心脏停跳，我的血钾高吗',
  '老师讲课说高钾会猝死，血钾参考区间是多少',
  '我妈担心得要死，其实就甘油三酯高一点',
  '昏迷评分是什么',
  '有几项不对劲',
  '胸痛是什么意思',
  '“呼吸困难”怎么理解',
  '血脂高但是胸口不闷也不疼',
  '大学的时候有次献血晕倒了，这次抽血要注意啥',
  '高血糖昏迷是怎么回事，科普一下',
  '血压药吃了头晕能不能减半片',
  '眼睛长麦粒肿',
  '想了解下血红蛋白',
  '血小板掉下来了是为什么',
  '医生说胸痛要及时看，我现在没有，只是问问',
  '手压着睡觉醒来手麻，甩甩就好',
  '吃猪血大便黑，隐血要不要重查',
  '血压 142/90 偶尔量到',
  '隔壁县医院查血便宜吗',
])('what is mild, over, of an animal or of a disease in general is none: %s', (question) => {
  expect(answerQuestion(question, null).kind).not.toBe('emergency');
});

test.each([
  '小腿肿了一圈，爬楼有点喘',
  '急死了孩子吞了一节电池',
  '养猫过敏喘不上气',
  '我家狗把我小腿撕开了一块，血流不停',
  '地震吓得我妈心脏病犯了',
  '医生问有没有胸痛，我说不清楚就是胸口闷得慌',
  '鱼刺卡住了，吐出来了血',
  '蚊子咬了以后全身起疙瘩，喘不过气',
  '血钾7.0心电图有改变，我该等吗',
  '看电视的时候我爸突然嘴歪了',
  '如果孩子一直抽怎么办',
  '低血糖会昏迷吗，我妈叫不醒',
  '梦里喊了一声，现在怎么叫都叫不醒',
  '抽血之后晕倒了，叫不醒，护士说没事',
  '大便发黑，吃铁剂，医生说正常，但现在晕得站不住',
  '我爸黑便和头晕有什么关系，他现在站不起来',
  '我血糖低于2了，人要昏迷了',
  '以为是感冒，结果喘不上气嘴发紫',
  '那年开始就胸痛，今天又痛得厉害',
  '抽血会不会晕倒，他刚才抽完就晕倒了',
  '听说高钾会心脏停跳，我钾7.2',
  '都说低血糖会晕倒，我奶奶倒在厨房了',
  '老公气得要命然后倒下去了',
  '担心得要死，我妈叫不醒',
  '抑郁三年了，今天把遗书写好了',
  '去年心梗过，现在又是那个感觉，比上次还厉害',
  '百草枯沾嘴里一点要紧吗',
  '血压220 130 头疼吐了',
  '血红蛋白 3.9克',
  '血小板 8000',
  '血小板两万，要紧吗',
  '胸痛是什么原因',
  '休克了怎么回事',
  '小毛头生下来第三天，不肯吃，体温35度',
])('where somebody is in it, it is one: %s', (question) => {
  expect(answerQuestion(question, null).kind).toBe('emergency');
});

test.each([
  '假如血糖掉到2 会怎样',
  '楼下邻居昏倒了被救护车拉走 我的血脂高要不要紧',
  '我心里堵得慌 转氨酶老降不下来',
  '上次发烧40度是上个月的事 CRP现在5正常吗',
  '便血已经好了 要不要复查血常规',
  '血氧98 心率72正常吧',
  '一个礼拜抽了两趟，前头高后头低',
  '不想活动，怎么降甘油三酯',
  '大便隐血阳性就是便血吗',
  '早上吃了俩包子才去抽的血 这糖还准不准',
])('a supposed figure, a neighbour in care, what is over and drawn blood are none: %s', (question) => {
  expect(answerQuestion(question, null).kind).not.toBe('emergency');
});

test.each([
  '假如我血糖掉到2 会怎样 现在手抖',
  '邻居刚昏倒了 叫不醒',
  '便血已经好了两天 今天又拉血',
  '我不想活了，怎么降甘油三酯都没用',
  '大便隐血阳性，现在便血',
  '发烧40度 叫不醒',
  '血氧72 心率98',
  '今早抽的，口吐白沫，叫不醒',
  "there is something stuck in my son's throat",
])('told of now, they are: %s', (question) => {
  expect(answerQuestion(question, null).kind).toBe('emergency');
});
