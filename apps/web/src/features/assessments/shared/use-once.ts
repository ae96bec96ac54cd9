export { useOnce } from '../../../shared/hooks/use-once.ts';
