import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AuthInfo } from '@jianwei/api-client/model';
import type { Call, Handlers } from '../contract/handler.ts';
import { refuseClosedAccount, refuseListedAccount } from '../contract/account-state.ts';
import { BusinessStatus, Refusal } from '../contract/refusal.ts';
import { hashPassword, loginPath, verifyArr } from '../hospital/accounts.ts';
import { redeemTicket, type EmbedMode } from '../store/embed-tickets.ts';
import { countFailedLogin, forgetFailedLogins, secondsToLogin, type LoginAttempt } from '../store/failed-logins.ts';
import { maskedPhone as masked, writePassword } from '../store/account-records.ts';
import { addLogin, WRONG_PASSWORD } from '../store/login-log.ts';
import type { Session } from '../store/session.ts';
import {
  findAccount,
  closeSession,
  openSession,
  permissionColumnOf,
  stateOf,
  type AccountRow,
} from '../store/sessions.ts';
import { codeLifeSeconds, issueCode, secondsToResend, redeemCode } from '../store/verification-codes.ts';
import type { World } from '../store/world.ts';

/** A masked number for a name nobody has: steady, so that two questions do not tell it from a real one. */
function inventedPhone(userName: string): string {
  return masked(`1990000${createHash('sha256').update(`phone:${userName}`).digest().readUInt16BE()}`);
}

function isPasswordRight(account: AccountRow, password: string): boolean {
  const given = Buffer.from(hashPassword(password, account.password_salt), 'hex');
  return timingSafeEqual(given, Buffer.from(account.password_hash, 'hex'));
}

/** The account of a session: none is open without one. */
function accountOf(world: World, { userName }: Session): AccountRow {
  const account = findAccount(world, { userName });
  if (!account) throw new Error('a session without an account');
  return account;
}

/** A wrong password or code, unlike one that was not given. */
class WrongCredentials extends Refusal {}

function authenticate(world: World, body: Call<'login'>['body']): AccountRow {
  if (body.phone) {
    const account = findAccount(world, { phone: body.phone });
    if (!body.code) throw new Refusal('请输入验证码');
    if (!account || !redeemCode(world, body.phone, body.code)) throw new WrongCredentials('验证码错误或已过期');
    return account;
  }
  if (!body.user_name) throw new Refusal('请输入账号');
  if (!body.password) throw new Refusal('请输入密码');
  const account = findAccount(world, { userName: body.user_name });
  if (!account || !isPasswordRight(account, body.password)) throw new WrongCredentials(WRONG_PASSWORD);
  return account;
}

/** Slows who guesses: after five wrong passwords or codes an account waits a minute at that address. */
function slowly<Result>(world: World, attempt: LoginAttempt, work: () => Result): Result {
  const seconds = secondsToLogin(world, attempt);
  if (seconds > 0) throw new Refusal(`尝试次数过多，请${seconds}秒后再试`, 429, seconds);
  try {
    const result = work();
    forgetFailedLogins(world, attempt);
    return result;
  } catch (error) {
    if (error instanceof WrongCredentials) countFailedLogin(world, attempt);
    throw error;
  }
}

function authenticateSlowly({ body, world, ip }: Call<'login'>): AccountRow {
  return slowly(world, { who: body.phone || body.user_name || '', address: ip }, () => authenticate(world, body));
}

function signIn(world: World, account: AccountRow, ip: string, mode: EmbedMode | '' = ''): AuthInfo {
  refuseListedAccount(world, account.user_id, { target: '登录', address: ip });
  refuseClosedAccount(stateOf(world, account), 400);
  return { ...authInfo(account, openSession(world, account, ip).token), ...(mode === '' ? {} : { mode }) };
}

/** What the holder of a token may do, as it stands now. */
function authInfo(account: AccountRow, token: string): AuthInfo {
  const permissionColumn = permissionColumnOf(account);
  return {
    token,
    role: account.role,
    nickname: account.nickname,
    verifyArr: verifyArr(account.role, permissionColumn),
    permission_column: permissionColumn as AuthInfo['permission_column'],
    login_path: loginPath(account.role),
    user_id: account.user_id,
    department: account.department,
    title: account.title,
    phone: masked(account.phone),
    ...(account.must_change === 1 && { must_change_password: true }),
  };
}

/** Writes a login and how it ended into the log: who tried, from where. */
function logged(
  { world, ip }: Pick<Call<'login'>, 'world' | 'ip'>,
  who: { readonly userId: string; readonly userName: string },
  work: () => AuthInfo,
): AuthInfo {
  const note = (outcome: string) => addLogin(world, { ...who, address: ip, outcome });
  try {
    const answer = work();
    note('成功');
    return answer;
  } catch (error) {
    if (error instanceof BusinessStatus) note(`拒绝 ${error.status}`);
    else if (error instanceof Refusal) note(error.message);
    throw error;
  }
}

/** Who wants to sign in: the account, else what was typed. */
function triedBy({ body, world }: Call<'login'>): { userId: string; userName: string } {
  const account = findAccount(world, body.phone ? { phone: body.phone } : { userName: body.user_name ?? '' });
  const typed = body.phone ? masked(body.phone) : (body.user_name ?? '');
  return { userId: account?.user_id ?? '', userName: account?.nickname ?? typed };
}

/** One text for every ticket that does not count, so that nobody learns which part was right. */
const TICKET_REFUSED = '登录票据无效或已过期，请重新从院内系统打开';

/** What an address says beside its ticket must be what the ticket was issued for. */
function isAsIssued(issued: string, asked: string | undefined): boolean {
  return issued === '' || asked === undefined || asked === '' || asked === issued;
}

export const sessionHandlers = {
  login: (call): AuthInfo => logged(call, triedBy(call), () => signIn(call.world, authenticateSlowly(call), call.ip)),

  changePassword: ({ body, session, world, ip }) => {
    // Who took over a session may not find out its password either.
    slowly(world, { who: session.userName, address: ip }, () => {
      if (!isPasswordRight(accountOf(world, session), body.old_password)) throw new WrongCredentials('原密码错误');
    });
    if (body.new_password === body.old_password) throw new Refusal('新密码不能与原密码相同');
    if (!/^(?=.*[A-Za-z])(?=.*\d).{8,64}$/s.test(body.new_password))
      throw new Refusal('密码应为 8 至 64 位，含字母与数字');
    const salt = randomBytes(16).toString('hex');
    writePassword(world, session.userId, { salt, hash: hashPassword(body.new_password, salt) }, false);
    return {};
  },

  createEmbedSession: (call): AuthInfo => {
    const { body, world, ip } = call;
    const taken = redeemTicket(world, body.ticket);
    const { account, context } = taken ?? {};
    const isWhole =
      context !== undefined &&
      isAsIssued(context.patient_id, body.patient_id) &&
      isAsIssued(context.report_id, body.report_id) &&
      isAsIssued(context.mode, body.mode);
    const who = { userId: account?.user_id ?? '', userName: account?.nickname ?? '院内系统' };
    return logged(call, who, () => {
      if (!account || !isWhole) throw new Refusal(TICKET_REFUSED, 401);
      return signIn(world, account, ip, context.mode === '' ? body.mode : context.mode);
    });
  },

  getOperationUserPhone: ({ query, world }) => {
    const account = findAccount(world, { userName: query.user_name });
    return { phone: account ? masked(account.phone) : inventedPhone(query.user_name) };
  },

  sendOperationUserCode: ({ query, world, log }) => {
    const seconds = secondsToResend(world, query.phone);
    if (seconds > 0) throw new Refusal(`验证码已发送，请${seconds}秒后再试`, 429, seconds);
    // An unknown phone is answered alike (and waits alike), but can never sign in.
    const code = issueCode(world, query.phone);
    world.journal.add({ kind: 'code', timeMs: world.now().getTime(), phone: query.phone, code });
    log.info(`${query.phone} 的验证码：${code}`);
    return { expires_in: codeLifeSeconds };
  },

  getOwnSession: ({ session, world }): AuthInfo => authInfo(accountOf(world, session), session.token),

  logout: ({ session, world }) => {
    closeSession(world, session.token, '退出登录');
    return {};
  },
} satisfies Handlers;
