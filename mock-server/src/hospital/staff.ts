/** One more account of the seeded hospital, as `accounts` has them. */
export interface StaffAccount {
  readonly userId: string;
  readonly userName: string;
  readonly role: number;
  readonly nickname: string;
  readonly department: string;
  readonly title: string;
  readonly phone: string;
  readonly state: 'normal' | 'locked';
  readonly permissionColumn: readonly string[];
  /** Days before the hospital's today on which it was last used; undefined where it never was. */
  readonly seenDaysAgo: number | undefined;
  readonly lockReason: string;
}

const SURNAMES = Array.from(
  '赵钱孙李周吴郑王冯陈褚卫蒋韩杨朱秦许何吕施张孔曹严华金魏陶姜谢邹喻柏水窦章苏潘葛范彭郎鲁韦马苗方俞任袁柳',
);
const GIVEN = Array.from('安博晨初丹恩帆菲歌涵浩禾嘉俊凯岚乐琳明宁沛琪然睿思泰彤维文希晓昕雅延怡译悦云泽哲知致舟');
const CLINICS = [
  ...['内分泌科', '肾内科', '心血管内科', '呼吸科', '消化内科', '血液科', '神经内科', '风湿免疫科', '感染科', '肿瘤科'],
  ...['急诊科', '重症医学科', '儿科', '妇产科', '普外科', '骨科', '泌尿外科', '神经外科', '老年科', '全科'],
];
const DOCTORS = ['住院医师', '住院医师', '主治医师', '主治医师', '副主任医师', '主任医师'];
const LABORATORY = ['检验技士', '检验技师', '主管技师', '副主任技师'];

const pick = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item;

/** Of a hundred and seventy-one: twelve idle for over 90 days, three who never came, two locked, one at the wrong department. */
const STAFF = 171;
const IDLE = 12;
const NEVER = 3;

function staffOf(index: number): StaffAccount {
  const isLaboratory = index % 8 === 7;
  const isLocked = index === 40 || index === 97;
  const userName = `08${String(index + 1).padStart(4, '0')}`;
  const isIdle = index % 14 === 3 && index < IDLE * 14;
  const isNew = index >= STAFF - NEVER;
  return {
    userId: `u-${userName}`,
    userName,
    role: isLaboratory ? 1 : 4,
    nickname: `${pick(SURNAMES, index * 7 + 3)}${pick(GIVEN, index * 11 + 5)}${index % 3 === 0 ? '' : pick(GIVEN, index * 5 + 17)}`,
    department: isLaboratory ? (index === 79 ? '内分泌科' : '检验科') : pick(CLINICS, index),
    title: isLaboratory ? pick(LABORATORY, index >> 3) : pick(DOCTORS, index),
    phone: `1990001${String(index).padStart(4, '0')}`,
    state: isLocked ? 'locked' : 'normal',
    permissionColumn: isLaboratory && index % 24 === 7 ? ['1', '2'] : [],
    seenDaysAgo: isNew ? undefined : isIdle ? 92 + index : index % 9,
    lockReason: isLocked ? pick(['离职', '转岗'], index) : '',
  };
}

/** The staff beside the accounts with names of their own: all invented, the same in every hospital. They share the password. */
export const staff: readonly StaffAccount[] = Array.from({ length: STAFF }, (_, index) => staffOf(index));
