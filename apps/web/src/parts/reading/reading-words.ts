import { isTrue, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { Reading, ReadingFinding, ReadingLevel } from '@jianwei/api-client/model';

const LEVELS: Partial<Record<string, string>> = {
  critical: '危急',
  focus: '需关注',
  undetermined: UNDETERMINED,
  normal: '在参考区间内',
};

const URGENCIES: Partial<Record<string, string>> = { 1: '立即', 2: '今日', 3: '择期' };

/** What is new needs no word: its value is there for the first time, or its title says what came. */
const STATUSES: Partial<Record<string, string>> = {
  new: '',
  worse: '较上次加重',
  same: '与上次相近',
  better: '较上次好转',
};

const KINDS: Readonly<Record<ReadingFinding['kind'], true>> = {
  critical: true,
  tool: true,
  diagnosis: true,
  row: true,
  source_flag: true,
  suspect: true,
  unread: true,
  prompt: true,
  hold: true,
};

/** How serious a report is, in a word; what is none of the known levels is 无法判定. */
export const levelWord = (level: ReadingLevel): string => LEVELS[level] ?? UNDETERMINED;

/** How soon a finding wants an answer, in a word; what is none of the known urgencies is 无法判定. */
export const urgencyWord = (urgency: ReadingFinding['urgency']): string => URGENCIES[urgency] ?? UNDETERMINED;

/** How a finding stands against the last time; 无法判定 where it, or what kind of finding it is, is none of the known ones. */
export const statusWord = ({ status, kind }: Pick<ReadingFinding, 'status' | 'kind'>): string =>
  kind in KINDS ? (STATUSES[status] ?? UNDETERMINED) : UNDETERMINED;

/** Whether nothing speaks: only then may a screen say that there is nothing. */
export const isQuiet = ({ level, findings, unread }: Reading): boolean =>
  level === 'normal' && findings.length === 0 && unread.length === 0;

/** What the reading calls a diagnosis: 已知 or 疑似 as its finding says; its name where no finding is about it. */
export function findingOfDiagnosis(reading: Reading | undefined, diagnosisId: string): ReadingFinding | undefined {
  return reading?.findings.find(({ diagnosis_id: id, kind }) => id === diagnosisId && kind === 'diagnosis');
}

/** A disease that is known, stands where it was and asks for nothing today: said, but not loud. */
export const isOldNews = ({ known, status, urgency }: ReadingFinding): boolean =>
  isTrue(known) && (status === 'same' || status === 'new') && urgency === 3;

/** The publications of a source, each once, without what is noted of them in the tables: the whole stands in the tip. */
export function sourceText(source: string): string {
  const names = source.split('；').map((part) => part.replace(/\s*[:：(（].*$/, ''));
  return [...new Set(names)].filter((name) => name !== '').join('；');
}
