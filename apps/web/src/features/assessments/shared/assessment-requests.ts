/**
 * Failed calls of the assessment screens: the screens say nothing, the transport shows its one notification. Where the
 * specification's "no message on these screens" is to be read strictly, this becomes true.
 */
const SUPPRESSES_MESSAGES = false;

/** What every call of an assessment screen adds to its request. */
export const assessmentRequest = { suppress: SUPPRESSES_MESSAGES } as const;
