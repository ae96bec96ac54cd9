import { expect, test } from 'vitest';
import { imageAddress } from './image-source.ts';

// covers B-5-18
test('a source that begins with http is used as given', () => {
  expect(imageAddress('http://pacs.invalid/a.png')).toBe('http://pacs.invalid/a.png');
  expect(imageAddress('https://pacs.invalid/a b.png')).toBe('https://pacs.invalid/a b.png');
});

// covers B-5-19
test('an inline image is used as given', () => {
  expect(imageAddress('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
});

// covers B-7.6-02
test('the back end of an image address is the configured one, this site where none is configured', () => {
  const address = (backendServer: string) => {
    window.__APP_CONFIG__ = { backendServer };
    return imageAddress('icon-grace');
  };
  expect(address('https://cdss.invalid')).toBe('https://cdss.invalid/api/v2/application/image/icon-grace');
  expect(address('http://10.1.2.3:8080/cdss/')).toBe('http://10.1.2.3:8080/cdss/api/v2/application/image/icon-grace');
  window.__APP_CONFIG__ = {};
  expect(imageAddress('icon-grace')).toBe('/api/v2/application/image/icon-grace');
});

// covers B-5-20
test('anything else is an identifier of the back end', () => {
  window.__APP_CONFIG__ = { backendServer: 'http://lis.invalid:8080/' };
  expect(imageAddress('icon-grace')).toBe('http://lis.invalid:8080/api/v2/application/image/icon-grace');
  expect(imageAddress('/static/a?b.png')).toBe(
    'http://lis.invalid:8080/api/v2/application/image/%2Fstatic%2Fa%3Fb.png',
  );
  expect(imageAddress('data:text/html,x')).toContain('/api/v2/application/image/');
});

test('an empty source asks for nothing', () => {
  for (const source of ['', null, undefined]) expect(imageAddress(source)).toBeNull();
});
