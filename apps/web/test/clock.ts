/** The fixed clock of browser and hospital in tests: 2025-11-18 10:30 in Shanghai. */
export const TEST_CLOCK = '2025-11-18T10:30:00+08:00';
