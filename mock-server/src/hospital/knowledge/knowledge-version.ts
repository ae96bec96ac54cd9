/** Version of the hospital's knowledge base: texts, catalogue and rule base together. */
export const KNOWLEDGE_VERSION = 'v6.2';
