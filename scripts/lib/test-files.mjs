/** The paths of tests, of what only tests use, and of the settings of test runners. */
export const testFiles =
  /\.(test|spec|fixture|test-support)\.tsx?$|-test-(answers|page|history|calls)\.tsx?$|(^|\/)(test|test-support)(\/|\.ts$)|\/(vitest|playwright)[^/]*\.config\.ts$/;
