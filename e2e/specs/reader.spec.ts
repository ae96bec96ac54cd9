import { SEED_REPORT_IDS } from '@jianwei/mock-server/hospital/seed-ids';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, openAs } from '../support/actions.ts';
import type { Hospital } from '../support/hospital.ts';
import { sidewaysOf } from '../support/sideways.ts';
import { expect, failedAnswers, test } from '../support/test.ts';

const REPORT = SEED_REPORT_IDS.顾怀远;
const PHONE_TAIL = '1689';
/** What a page without a counting link may hold nowhere. */
const OF_PATIENT = /顾怀远|顾\*|5\.62|血红蛋白|0000-8120/;

/** Every target is large enough for a finger. */
async function expectLargeTargets(page: Page): Promise<void> {
  const targets = page.locator('main, header, footer').locator('button:visible, summary:visible, nav a:visible');
  const heights = await Promise.all((await targets.all()).map(async (one) => (await one.boundingBox())?.height ?? 0));
  expect(heights).not.toHaveLength(0);
  expect(Math.round(Math.min(...heights))).toBeGreaterThanOrEqual(44);
}

async function expectNoSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** Letters as large as a phone makes them at its largest step: 23.8 px where they are 16. All that is shown then has its whole text. */
async function expectFitsLargest(page: Page): Promise<void> {
  const cut = await page.evaluate((factor) => {
    const all = [...document.body.querySelectorAll<HTMLElement>('*')];
    const sizes = all.map((element) => parseFloat(getComputedStyle(element).fontSize));
    for (const [index, element] of all.entries()) element.style.fontSize = `${(sizes[index] ?? 0) * factor}px`;
    const isCut = (element: HTMLElement) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      // One pixel is what a text for ears alone takes.
      if (clientWidth <= 1 || !element.checkVisibility({ visibilityProperty: true })) return false;
      return (
        (overflowX !== 'visible' && scrollWidth > clientWidth + 1) ||
        (/hidden|clip/.test(overflowY) && scrollHeight > clientHeight + 1)
      );
    };
    const found = all.filter((element) => isCut(element)).map(({ tagName, className }) => `${tagName} ${className}`);
    return found.concat(getComputedStyle(document.querySelector('main') ?? document.body).fontSize);
  }, 23.8 / 16);
  expect(cut).toEqual(['23.8px']);
  expect(await sidewaysOf(page)).toEqual([]);
  await expectLargeTargets(page);
}

const shareOf = (hospital: Hospital, more: object = {}) => hospital.share(REPORT, more);

/** A report with a result of a class that is told by a doctor only. */
const HELD = { report: SEED_REPORT_IDS.丁海宁, tail: '3826', name: /TPPA|TP-Ab|梅毒螺旋体/, told: '梅毒相关项目 1 项' };

const LINKS = [
  ['citizen', false],
  ['citizen', true],
  ['clinician', false],
  ['clinician', true],
] as const;

async function openLink(page: Page, path: string, token: string): Promise<void> {
  // Another fragment alone would load nothing.
  await page.goto('about:blank');
  await page.goto(`${path}#t=${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const width of [390, 320]) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 780 } });

    // covers B-2.1-02
    test('the short report says what to do and leaves no token in the address', async ({ page, hospital }) => {
      const { token } = await shareOf(hospital);
      await page.goto(`/h5#t=${token}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('请今日联系医师');
      await expect(page.getByRole('article', { name: '血钾' })).toContainText('5.62');
      expect(page.url()).not.toContain(token);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
      await expectAccessible(page);
      await expectLargeTargets(page);
      await page.getByRole('button', { name: '大字' }).click();
      await expectNoSideways(page);
      await page.getByRole('button', { name: '全部结果' }).click();
      await expect(page.getByRole('region', { name: '全部结果' })).toContainText('血钠');
      await expectNoSideways(page);
      await expectAccessible(page);
    });

    // covers B-2.1-03
    test('after the second step the patient reads changes, causes and questions', async ({ page, hospital }) => {
      const { token } = await shareOf(hospital);
      await page.goto(`/citizen-phone#t=${token}`);
      await page.getByLabel('登记手机号的后 4 位').fill(PHONE_TAIL);
      await expectAccessible(page);
      await page.getByRole('button', { name: '核对' }).click();
      const potassium = page.getByRole('article', { name: '血钾' });
      await expect(potassium).toContainText('上次 5.11');
      await potassium.getByText('可以怎么做').click();
      await expect(potassium).toContainText('联系医师');
      await expectLargeTargets(page);
      await expectNoSideways(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: '全部结果' }).click();
      await page
        .getByText(/项在参考区间内或没有判定/)
        .first()
        .click();
      await expectNoSideways(page);
    });

    // covers B-2.1-08
    test('a question is answered by a quoted passage, an emergency by where to go', async ({ page, hospital }) => {
      const { token } = await shareOf(hospital);
      await page.goto(`/citizen-chat-phone#t=${token}`);
      const field = page.getByLabel('问题');
      await field.fill('血钾 5.62 要紧吗');
      await field.press('Enter');
      await expect(page.getByText(/依据：检微知识库 v6.2《血钾》第 2 段/)).toBeVisible();
      await field.fill('吃虫草能降肌酐吗');
      await field.press('Enter');
      await expect(page.getByText('这个问题我没有可靠的资料，不能回答。')).toBeVisible();
      await field.fill('心慌得厉害，手脚没力气');
      await field.press('Enter');
      await expect(page.getByRole('heading', { name: /请先就医，不要等待回复/ })).toBeVisible();
      await expectLargeTargets(page);
      await expectNoSideways(page);
      await expectAccessible(page);
    });

    test('at the largest letters of the device nothing is cut off and everything is large enough for a finger', async ({
      page,
      hospital,
    }) => {
      const { token } = await shareOf(hospital);
      await openLink(page, '/h5', token);
      await page.getByRole('button', { name: '全部结果' }).click();
      await expectFitsLargest(page);

      await openLink(page, '/citizen-phone', token);
      await page.getByLabel('登记手机号的后 4 位').fill('12');
      await page.getByRole('button', { name: '核对' }).click();
      await expect(page.getByText('请输入手机号后 4 位')).toBeVisible();
      await expectFitsLargest(page);
      await openLink(page, '/citizen-phone', token);
      await page.getByLabel('登记手机号的后 4 位').fill(PHONE_TAIL);
      await page.getByRole('button', { name: '核对' }).click();
      await page.getByRole('article', { name: '血钾' }).getByText('可以怎么做').click();
      await expectFitsLargest(page);
      await page.reload();
      await page.getByRole('button', { name: '全部结果' }).click();
      await page
        .getByText(/项在参考区间内或没有判定/)
        .first()
        .click();
      await expectFitsLargest(page);

      for (const question of ['血钾 5.62 要紧吗', '吃虫草能降肌酐吗', '心慌得厉害，手脚没力气']) {
        await openLink(page, '/citizen-chat-phone', token);
        await page.getByLabel('问题').fill(question);
        await page.getByLabel('问题').press('Enter');
        await expect(page.getByText('正在查找')).toHaveCount(0);
        await expectFitsLargest(page);
      }
    });

    test('each kind of link shows what it is for, and what only a doctor tells where it was agreed', async ({
      page,
      hospital,
    }) => {
      for (const [audience, isWhole] of LINKS) {
        const { token } = await hospital.share(HELD.report, { audience, include_sensitive: isWhole });
        const expectHeld = async (shown: Locator) => {
          await expect(shown).toHaveCount(isWhole ? 1 : 0);
          if (!isWhole) expect(await page.content()).not.toMatch(HELD.name);
          await expectNoSideways(page);
        };
        for (const path of ['/h5', '/citizen-phone']) {
          await openLink(page, path, token);
          if (audience === 'clinician') {
            await expect(page.getByRole('heading', { level: 1 })).toHaveText('这是给医师的链接');
            expect(await page.content()).not.toMatch(HELD.name);
            continue;
          }
          if (path === '/citizen-phone') {
            await page.getByLabel('登记手机号的后 4 位').fill(HELD.tail);
            await page.getByRole('button', { name: '核对' }).click();
          }
          await expect(page.getByText(HELD.told)).toHaveCount(isWhole ? 0 : 1);
          await page.getByRole('button', { name: '全部结果' }).click();
          // Of the second page the results within their interval are folded.
          await expectHeld(page.locator('li').filter({ hasText: HELD.name }));
        }
        await openLink(page, '/radar-detail', token);
        await page.getByRole('radio', { name: /^全部/ }).click();
        await expectHeld(page.getByRole('row', { name: HELD.name }));
        await expect(page.getByRole('region', { name: '涉及的疾病系统' })).toHaveCount(
          audience === 'clinician' ? 1 : 0,
        );
      }
      await expectAccessible(page);
    });
  });
}

// covers B-2.1-06
test('a clinician sees the whole report as a ring, and walks it', async ({ page, hospital }) => {
  const { token } = await shareOf(hospital, { audience: 'clinician' });
  await page.goto(`/radar-detail#t=${token}`);
  await expect(page.getByRole('heading', { level: 1, name: '系统雷达图' })).toBeVisible();
  await page.getByRole('row', { name: /^肌酐/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('row', { name: /^估算肾小球滤过率/ })).toBeFocused();
  await expect(page.getByRole('region', { name: '涉及的疾病系统' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: '表格' }).click();
  await expectAccessible(page);
});

test('the doctor makes the link, and sees that it was read', async ({ page, hospital, otherWindow }) => {
  await openAs(page, hospital, 'doctor', `/detail?report_id=${REPORT}`);
  await page.getByRole('button', { name: '分享' }).click();
  const dialog = page.getByRole('dialog', { name: '分享' });
  await dialog.getByRole('button', { name: '创建链接' }).click();
  const address = await dialog.getByLabel('新建的链接').inputValue();
  await expectAccessible(page);
  const theirs = await otherWindow();
  await theirs.goto(address);
  await expect(theirs.getByRole('article', { name: '血钾' })).toBeVisible();
  // The dialog stays open over a reload.
  await page.reload();
  await expect(dialog.getByText(/已阅读 1 次/)).toBeVisible();
});

test.describe('a link that does not count', () => {
  test.use({ allowedConsole: failedAnswers, viewport: { width: 390, height: 780 } });

  for (const path of ['/h5', '/citizen-phone', '/citizen-chat-phone', '/radar-detail']) {
    test(`${path} shows no trace of a patient`, async ({ page, hospital }) => {
      const revoked = await shareOf(hospital);
      await hospital.revokeShare(revoked.share_id);
      const expired = await shareOf(hospital, { days: 1 });
      const answers: string[] = [];
      // Bodies travel sealed: what is read is what the page made of them.
      page.on('response', (answer) => {
        if (answer.url().includes('/api/')) answers.push(`${answer.status()} ${answer.url()}`);
      });
      const expectNothing = async (address: string, said: string) => {
        await page.goto('about:blank');
        await page.evaluate(() => undefined);
        await page.goto(address);
        await expect(page.getByText(said)).toBeVisible();
        expect(await page.content()).not.toMatch(OF_PATIENT);
        await page.evaluate(() => sessionStorage.clear());
      };
      await expectNothing(path, '需要医院提供的链接');
      await expectNothing(`${path}?report_id=${REPORT}`, '需要医院提供的链接');
      expect(answers).toEqual([]);
      await expectNothing(`${path}#t=guessed`, '链接无效');
      await expectNothing(`${path}#t=${revoked.token}`, '链接已停用');
      await hospital.setClock('2025-11-20T10:30:00+08:00');
      await expectNothing(`${path}#t=${expired.token}`, '链接已过期，可请医院重新发送');
      expect(answers.join('\n')).not.toMatch(/guessed|R1004/);
      expect(answers.map((answer) => answer.slice(0, 1))).toEqual(['4', '4', '4']);
      const bodies = await hospital.refusedReads([REPORT, revoked.token, expired.token]);
      expect(bodies.join('\n')).toContain('链接无效');
      expect(bodies.join('\n')).not.toMatch(OF_PATIENT);
    });
  }
});
