import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCsvTime, readDate, readFhirTime, readHl7Time, zoneOfHl7Time } from './times.ts';

afterEach(() => vi.unstubAllEnvs());

describe('times of a source become the time of the hospital', () => {
  it.each([
    ['20251110', '2025-11-10T00:00:00+08:00'],
    ['202511100930', '2025-11-10T09:30:00+08:00'],
    ['20251110093015.1234', '2025-11-10T09:30:15+08:00'],
    ['20251110093015+0000', '2025-11-10T17:30:15+08:00'],
    ['202511100930-0500', '2025-11-10T22:30:00+08:00'],
    ['20251110233000+0900', '2025-11-10T22:30:00+08:00'],
    ['202511', undefined],
    ['20250230', undefined],
    ['202511102500', undefined],
    ['20251110093015+9900', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('HL7 %s', (text, expected) => {
    expect(readHl7Time(text)).toBe(expected);
  });

  it('takes an HL7 time without a zone in the zone it is given', () => {
    expect(readHl7Time('202511100930', '-0500')).toBe('2025-11-10T22:30:00+08:00');
    expect(zoneOfHl7Time('20251110120000-0500')).toBe('-0500');
    expect(zoneOfHl7Time('20251110120000')).toBeUndefined();
  });

  it.each([
    ['2025-11-10T01:30:00Z', '2025-11-10T09:30:00+08:00'],
    ['2025-11-10T01:30:00.722+00:00', '2025-11-10T09:30:00+08:00'],
    ['2025-11-10', '2025-11-10T00:00:00+08:00'],
    ['2025-11', undefined],
    ['2025-11-10T01:30:00', undefined],
    ['2025-13-10', undefined],
  ])('FHIR %s', (text, expected) => {
    expect(readFhirTime(text)).toBe(expected);
  });

  it.each([
    ['2025-11-03 09:05', '2025-11-03T09:05:00+08:00'],
    ['2025/11/3 9:05', '2025-11-03T09:05:00+08:00'],
    ['2025-11-03T09:05:30+09:00', '2025-11-03T08:05:30+08:00'],
    ['2025-11-03', '2025-11-03T00:00:00+08:00'],
    ['03.11.2025', undefined],
    ['2025-11-31', undefined],
  ])('CSV %s', (text, expected) => {
    expect(readCsvTime(text)).toBe(expected);
  });

  // In New York the clocks went back on 2 November 2025, in Berlin on 26 October.
  it.each(['America/New_York', 'Europe/Berlin', 'Asia/Shanghai'])(
    'does not depend on the machine being in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(readHl7Time('202511020130')).toBe('2025-11-02T01:30:00+08:00');
      expect(readCsvTime('2025-10-26 02:30')).toBe('2025-10-26T02:30:00+08:00');
      expect(readFhirTime('2025-11-02T01:30:00-04:00')).toBe('2025-11-02T13:30:00+08:00');
    },
  );

  it.each([
    ['1960-02-03', '1960-02-03'],
    ['1960/2/3', '1960-02-03'],
    ['19600203', '1960-02-03'],
    ['19600203153000-0500', '1960-02-03'],
    ['1960', undefined],
    ['19600231', undefined],
  ])('reads the birth date %s', (text, expected) => {
    expect(readDate(text)).toBe(expected);
  });
});
