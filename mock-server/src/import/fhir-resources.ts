/** The parts of FHIR R4 resources that are read. Everything is optional: a source owes us nothing. */
export interface Coding {
  readonly system?: string;
  readonly code?: string;
  readonly display?: string;
}

export interface CodeableConcept {
  readonly coding?: readonly Coding[];
  readonly text?: string;
}

export interface Quantity {
  readonly value?: number;
  readonly comparator?: string;
  readonly unit?: string;
  readonly code?: string;
}

export interface Reference {
  readonly reference?: string;
}

export interface PatientResource {
  readonly resourceType: 'Patient';
  readonly id?: string;
  readonly name?: readonly { readonly text?: string; readonly family?: string; readonly given?: readonly string[] }[];
  readonly gender?: string;
  readonly birthDate?: string;
}

export interface ObservationResource {
  readonly resourceType: 'Observation';
  readonly id?: string;
  readonly status?: string;
  readonly category?: readonly CodeableConcept[];
  readonly code?: CodeableConcept;
  readonly subject?: Reference;
  readonly encounter?: Reference;
  readonly effectiveDateTime?: string;
  readonly issued?: string;
  readonly valueQuantity?: Quantity;
  readonly valueString?: string;
  readonly valueCodeableConcept?: CodeableConcept;
  readonly referenceRange?: readonly { readonly low?: Quantity; readonly high?: Quantity; readonly text?: string }[];
}

export interface DiagnosticReportResource {
  readonly resourceType: 'DiagnosticReport';
  readonly id?: string;
  readonly effectiveDateTime?: string;
  readonly issued?: string;
  readonly result?: readonly Reference[];
}

export interface BundleEntry {
  readonly fullUrl?: string;
  readonly resource?: { readonly resourceType?: string };
}

export type Resource = PatientResource | ObservationResource | DiagnosticReportResource;

/** Whole entries of a bundle, or the reason why the text is not one: such a file is refused whole. */
export function readBundle(text: string): { readonly entries: readonly BundleEntry[] } | { readonly reason: string } {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { reason: '不是 JSON 文件' };
  }
  if (
    typeof content !== 'object' ||
    content === null ||
    !('resourceType' in content) ||
    content.resourceType !== 'Bundle'
  ) {
    return { reason: '不是 FHIR Bundle（resourceType 不是 Bundle）' };
  }
  if (!('entry' in content) || !Array.isArray(content.entry) || content.entry.length === 0) {
    return { reason: 'Bundle 中没有 entry' };
  }
  const entries: readonly unknown[] = content.entry;
  return { entries: entries.map((entry) => (typeof entry === 'object' && entry !== null ? entry : {})) };
}

export function isResource<Type extends Resource['resourceType']>(
  resource: BundleEntry['resource'],
  type: Type,
): resource is Extract<Resource, { resourceType: Type }> {
  return resource?.resourceType === type;
}
