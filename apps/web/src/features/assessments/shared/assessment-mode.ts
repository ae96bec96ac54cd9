/** Of a tool whose records are made here: the open record is read or edited, or a new one is being made. */
export type AssessmentMode = 'read' | 'edit' | 'new';
