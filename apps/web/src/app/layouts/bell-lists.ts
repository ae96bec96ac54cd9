export { PushedReports } from './pushed-reports.tsx';
export { ReleasedReports } from './released-reports.tsx';
