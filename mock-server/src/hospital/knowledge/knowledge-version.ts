/** Version of the hospital's knowledge base: texts, catalogue and rule base together. */
export const KNOWLEDGE_VERSION = 'v6.2';

/** The day on which that version was released. */
export const KNOWLEDGE_DATE = '2025-10-31';
