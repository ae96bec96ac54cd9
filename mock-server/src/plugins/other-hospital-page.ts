import { escapeXml as escape } from '../drawings/svg.ts';
import type { EmbedMode } from '../store/embed-tickets.ts';
import type { PatientRow } from '../store/clinical-patients.ts';

/** An account as the other system lists it. */
export interface ListedAccount {
  readonly user_name: string;
  readonly nickname: string;
  readonly role: number;
  readonly state: string;
}

/** What the person at the other system chose. */
export interface Choice {
  readonly account: string;
  readonly patient: string;
  readonly mode: EmbedMode | '';
  readonly target: string;
  /** Origin of the web app. */
  readonly web: string;
}

export interface OtherHospitalPage {
  readonly accounts: readonly ListedAccount[];
  readonly patients: readonly PatientRow[];
  readonly choice: Choice;
  /** Address that the frame opens. */
  readonly frame?: string;
  /** Address with a sealed query, for another window. */
  readonly link?: string;
  readonly problem?: string;
}

export const modes = [
  ['embedded', '嵌入模式'],
  ['patch', '补丁模式'],
  ['', '独立运行'],
] as const;

export const targets = [
  ['', '患者最新报告'],
  ['/detail', '报告详情 /detail'],
  ['/report-detail', '报告解读 /report-detail'],
  ['/excellent', '报告列表 /excellent'],
] as const;

const style = `
body { margin: 0; color: #1f2d3d; background: #dfe7f1; font: 14px/22px 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; }
header { padding: 9px 16px; color: #fff; background: #274b7a; }
header b { margin-right: 16px; font-size: 16px; }
.columns { display: grid; grid-template-columns: 300px minmax(0, 1fr); height: calc(100vh - 40px); }
form { padding: 12px 14px; overflow-y: auto; background: #f4f7fb; border-right: 1px solid #b8c6d9; }
label, legend { display: block; margin: 10px 0 3px; color: #47597a; }
fieldset { margin: 0; padding: 0; border: 0; }
fieldset label { display: inline-block; margin: 0 10px 0 0; color: inherit; }
select, input[type='url'] { box-sizing: border-box; width: 100%; padding: 3px 5px; border: 1px solid #9fb1c9; background: #fff; font: inherit; }
button { margin: 14px 6px 0 0; padding: 5px 12px; border: 1px solid #274b7a; border-radius: 3px; color: #274b7a; background: #fff; font: inherit; cursor: pointer; }
button[value='open'] { color: #fff; background: #274b7a; }
iframe { width: 100%; height: 100%; border: 0; background: #fff; }
p { margin: 16px; }
.link { overflow-wrap: anywhere; }
`;

function options(list: readonly (readonly [string, string])[], chosen: string): string {
  return list
    .map(
      ([value, text]) =>
        `<option value="${escape(value)}"${value === chosen ? ' selected' : ''}>${escape(text)}</option>`,
    )
    .join('');
}

function patientText({ name, gender, department, bed_no: bed, inpatient_no: number }: PatientRow): string {
  return [name, gender, number, department, bed].filter((part) => part !== '').join(' · ');
}

function accountText({ user_name: name, nickname, role, state }: ListedAccount): string {
  return `${nickname}（${name}，角色 ${role}${state === 'normal' ? '' : `，${state}`}）`;
}

function work({ frame, link, problem }: OtherHospitalPage): string {
  if (problem !== undefined) return `<p role="alert">${escape(problem)}</p>`;
  if (frame !== undefined) return `<iframe title="检微" src="${escape(frame)}"></iframe>`;
  if (link !== undefined) {
    const address = escape(link);
    return `<p>60 秒内有效、只能使用一次的链接：</p><p class="link"><a href="${address}" target="_blank" rel="noopener">${address}</a></p>`;
  }
  return '<p>选择医生、患者和打开方式，再打开检微。</p>';
}

/** The page as HTML. It runs no script; whatever it is given is text. */
export function otherHospitalPage(page: OtherHospitalPage): string {
  const { accounts, patients, choice } = page;
  const modeFields = modes
    .map(
      ([value, text]) =>
        `<label><input type="radio" name="mode" value="${value}"${value === choice.mode ? ' checked' : ''}> ${text}</label>`,
    )
    .join('');
  const accountOptions = options(
    accounts.map((account) => [account.user_name, accountText(account)]),
    choice.account,
  );
  const patientOptions = options(
    patients.map((patient) => [patient.inpatient_no || patient.patient_id, patientText(patient)]),
    choice.patient,
  );
  return `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><title>医生工作站（模拟）</title><style>${style}</style></head>
<body>
<header><b>医生工作站</b>模拟的另一个院内系统：为它的用户签发票据，打开检微</header>
<div class="columns">
<form method="post">
<label for="account">登录医生</label><select id="account" name="account">${accountOptions}</select>
<label for="patient">患者</label><select id="patient" name="patient" size="12">${patientOptions}</select>
<fieldset><legend>打开方式</legend>${modeFields}</fieldset>
<label for="target">打开</label><select id="target" name="target">${options(targets, choice.target)}</select>
<label for="web">检微地址</label><input id="web" name="web" type="url" value="${escape(choice.web)}">
<button name="do" value="open">打开检微</button><button name="do" value="link">生成加密链接</button>
</form>
<div>${work(page)}</div>
</div>
</body>
</html>`;
}
