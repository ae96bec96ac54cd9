/**
 * The wire key of development and tests: base64 of the 32 ASCII bytes `jianwei-development-key-000000!!`, known to everybody
 * who can read this. A hospital configures its own key; this one must never reach it.
 */
export const developmentKey = 'amlhbndlaS1kZXZlbG9wbWVudC1rZXktMDAwMDAwISE=';
