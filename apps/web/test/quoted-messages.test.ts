import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Every Chinese text that the specification quotes for the parts that are built, by what it is about. */
const QUOTED: readonly (readonly [subject: string, ...texts: string[]])[] = [
  ['knowledge sections', '正在学习中～'],
  ['copying', '复制成功'],
  ['laboratory row', '升高（H）', '降低（L）'],
  ['Grace, required', '请输入年龄', '请输入心率', '请输入血压(收缩压)', '请输入血肌酐', '请选择Killip分级'],
  ['evidence rows', '检验项不能为空', '标本不能为空', '结果不能为空', '单位不能为空', '参考值不能为空'],
  ['evidence dialog', '关闭将丢失已编辑的内容，确认关闭？'],
  ['save and delete', '确定要保存结果?', '此操作将永久删除该报告, 是否继续?', '先点击查看结果再保存'],
  ['pleural', '您的检验项目尚不满足计算条件，请您完善', '区间上限要大于区间下限'],
  ['thyroid, patient', '请填写姓名', '请填写年龄', '请填写0-200的年龄', '请填写大于0的体重', '请选择性别'],
  ['thyroid, medicine', '请选择用药名称', '请选择用药时间', '请选择每天用药剂量', '请填写其他用药剂量'],
  ['thyroid, one record a day', '当前用药时间已存在随访记录，请勿重复添加！'],
  ['COVID-19', '请填写0-100%', '总分≥6～7分提示重症风险明显升高', '取消将丢失已编辑的内容，确认取消？'],
  ['plan', '请输入方案名称', '请选择检验名称', '请选择标本', '已经出现重复的检验项请修改再提交', '必须含有一条检验项'],
  ['plan deletion', '是否确认删除？'],
  ['rich text', '上传图片必须小于1M'],
  ['administrator roles', '检验科', '账号管理员', '日志管理员', '临床科室', '运维管理员', '智慧注解系统管理员'],
  ['administrator roles', '科研管理员', '检验审核管理员', '信息管理员', '专病测评管理员'],
  ['account status', '正常', '锁定'],
  ['logout', '确认退出？'],
  ['session', '未授权，请登录', '拒绝访问'],
  ['request', '请求错误', '请求地址出错: {url}', '请求超时'],
  ['server', '服务器内部错误', '服务未实现', '网关错误', '服务不可用', '网关超时', 'HTTP版本不受支持'],
  ['network', '网络错误，请稍后再试！'],
];
const ROWS = QUOTED.flatMap(([subject, ...texts]) => texts.map((text) => [subject, text] as const));

const ROOT = join(import.meta.dirname, '../../..');
/** Sources that may put a text on a screen: the web app, and what computes or sends texts for it. */
const FOLDERS = ['apps/web/src', 'packages/api-client/src', 'packages/clinical-rules/src', 'mock-server/src'];
const SOURCE = /(?<!\.test|\.fixture|-test-answers)\.tsx?$/;
/** A string, or a text between two tags. */
const LITERAL = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`|>\s*([^<>{}]+?)\s*</g;

let literals: ReturnType<typeof readLiterals> | undefined;

/** The literals of the sources, by what is left of them when they are bare. */
async function readLiterals(): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Set<string>();
  for (const folder of FOLDERS) {
    for (const name of await readdir(join(ROOT, folder), { recursive: true })) {
      if (!SOURCE.test(name)) continue;
      const source = await readFile(join(ROOT, folder, name), 'utf8');
      for (const match of source.matchAll(LITERAL)) {
        const groups: (string | undefined)[] = match.slice(1);
        found.add(groups.find((text) => text !== undefined) ?? '');
      }
    }
  }
  return Map.groupBy(found, bare);
}
const sourceLiterals = () => (literals ??= readLiterals());

/** A text without what goes wrong most easily: punctuation, width, spaces, case. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

// covers A-0-03
test.each(ROWS)('%s: %s stands in the sources byte for byte, and in no other form', async (_subject, text) => {
  expect((await sourceLiterals()).get(bare(text))).toEqual([text]);
});
