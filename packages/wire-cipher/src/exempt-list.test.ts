import { describe, expect, it } from 'vitest';
import { createExemptList, defaultExempt, pathOf } from './exempt-list.ts';

describe('exempt list', () => {
  const isExempt = createExemptList(['/api/v2/images', '/files/*.pdf', '/open/**/raw', '/slash/']);

  it.each([
    '/api/v2/images',
    '/api/v2/images/roc/a.png',
    'https://hospital.example:8443/api/v2/images/roc/a.png?size=2#top',
    '/files/guide.pdf',
    '/open/a/b/raw',
    '/slash/below',
  ])('matches %s', (url) => {
    expect(isExempt(url)).toBe(true);
  });

  it.each([
    '/api/v2/images2',
    '/other/api/v2/images',
    '/files/deep/guide.pdf',
    '/files/guideXpdf',
    '/open/a/raw/more',
    '/api/v2/reports?path=/api/v2/images',
    'https://hospital.example/reports#/api/v2/images',
    '/slashed',
  ])('does not match %s', (url) => {
    expect(isExempt(url)).toBe(false);
  });

  it('exempts nothing when nothing is configured', () => {
    expect(createExemptList([''])('/api/v2/logs/save')).toBe(false);
    expect(createExemptList([])('/')).toBe(false);
  });

  it.each([
    ['/api/v2/application/image/A1', true],
    ['/api/v2/images/shap/x', true],
    ['/api/v2/images/roc/x', true],
    ['/api/v2/guides/0a1b.pdf', true],
    ['/api/v2/logs/save', true],
    ['/api/v2/system/version/item', true],
    ['/api/v2/research/exports/7/file', true],
    ['/api/v2/research/exports/7', false],
    ['/api/v2/application/doctor', false],
    ['/api/v2/users/operation_users/login', false],
    ['/api/v2/logs', false],
  ])('by default says of %s: %s', (path, isOnList) => {
    expect(createExemptList(defaultExempt)(path)).toBe(isOnList);
  });

  it('reads the path out of an address', () => {
    expect(pathOf('http://10.0.0.1:4010/api/v2/plan?a=1')).toBe('/api/v2/plan');
    expect(pathOf('/api/v2/plan#x?y')).toBe('/api/v2/plan');
    expect(pathOf('http://10.0.0.1')).toBe('');
  });
});
