/** Whether antd leaves its rules to a style sheet. A build writes that sheet and says so here (vite/antd-styles.ts). */
export const zeroRuntime = false;
