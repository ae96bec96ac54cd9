/** Style sheets below src that still break a rule of styles.test.ts. A file that keeps the rule leaves its list. */
export const TO_CONVERT = {
  size: [],
  colour: [],
  print: [
    'features/assessments/covid19/lobe-table.module.css',
    'features/assessments/covid19/lung-picture.module.css',
    'features/assessments/pleural/ratio-scale.module.css',
    'features/assist/diagnostic-assist-page.module.css',
    'features/assist/entry-rows.module.css',
    'features/lookup/lookup.module.css',
    'kit/fields/check-field.module.css',
    'kit/fields/radio.module.css',
    'kit/table/data-table.module.css',
  ],
  radio: [],
} as const;
