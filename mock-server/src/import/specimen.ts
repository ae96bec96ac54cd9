import type { SourceSpecimen } from './source.ts';

/** Where a specimen comes from; results of one source may stand for each other, those of two never. */
type SpecimenSource = 'blood' | 'urine' | 'stool' | 'csf' | 'pleural' | 'other';

interface SpecimenKind {
  readonly source: SpecimenSource;
  /** Word of the catalogue. */
  readonly term: string;
  /** HL7 tables 0070 and 0487, SNOMED CT. */
  readonly codes: readonly string[];
  readonly text: RegExp;
}

/** The more exact kinds first: 动脉血 is blood as well. */
const KINDS: readonly SpecimenKind[] = [
  {
    source: 'csf',
    term: '脑脊液',
    codes: ['CSF', '258450006'],
    text: /脑脊|\bcsf\b|cerebrospinal/i,
  },
  {
    source: 'pleural',
    term: '胸水',
    codes: ['PLR', 'FLDP', '418564007'],
    text: /胸水|胸腔|胸膜|pleural/i,
  },
  {
    source: 'other',
    term: '',
    codes: ['SPT', 'ASP', 'PRT', 'SNV', 'AMN', 'BON', 'SAL', 'SEM', 'SWT', '119334006', '119342007', '309201001'],
    text: /痰|腹水|腹腔|关节|羊水|骨髓|唾液|精液|汗|拭子|sputum|peritoneal|ascit|synovial|amnio|marrow|saliva|semen|sweat|swab/i,
  },
  {
    source: 'blood',
    term: '动脉血',
    codes: ['BLDA', '122552005'],
    text: /动脉血|arterial/i,
  },
  { source: 'blood', term: '静脉血', codes: ['BLDV', '122555007'], text: /静脉血|venous/i },
  { source: 'blood', term: '末梢血', codes: ['BLDC', '122554006'], text: /末梢血|指血|capillary/i },
  {
    source: 'blood',
    term: '血清',
    codes: ['SER', 'SERUM', 'ASERU', '119364003'],
    text: /血清|serum/i,
  },
  {
    source: 'blood',
    term: '血浆',
    codes: ['PLAS', 'PLB', 'PPP', 'PRP', '119361006'],
    text: /血浆|plasma/i,
  },
  {
    source: 'blood',
    term: '全血',
    codes: ['BLD', 'WB', '119297000', '258580003'],
    text: /血|blood/i,
  },
  {
    source: 'urine',
    term: '尿液',
    codes: ['UR', 'URC', 'URT', 'U', 'USPEC', '122575003'],
    text: /尿|urine/i,
  },
  { source: 'stool', term: '粪便', codes: ['STL', '119339001'], text: /粪|便|stool|fa?eces/i },
];

function kindOf({ codes, text }: SourceSpecimen): SpecimenKind | undefined {
  const byCode = KINDS.find((kind) => codes.some((code) => kind.codes.includes(code.toUpperCase())));
  return byCode ?? (text === '' ? undefined : KINDS.find((kind) => kind.text.test(text)));
}

/** The word of the catalogue for a specimen, the source's own word for others, '' when the source gives none. */
export function specimenTerm(specimen: SourceSpecimen): string {
  const kind = kindOf(specimen);
  return kind === undefined || kind.term === '' ? specimen.text || (specimen.codes[0] ?? '') : kind.term;
}

/** Whether a specimen is known to come from elsewhere than the item's own (urine for an item of serum). */
export function isForeignSpecimen(specimen: SourceSpecimen, itemSpecimen: string): boolean {
  const own = kindOf({ codes: [], text: itemSpecimen });
  const given = kindOf(specimen);
  return own !== undefined && given !== undefined && own.source !== given.source;
}
