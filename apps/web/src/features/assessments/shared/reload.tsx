export { Reload } from '../../../shared/ui/reload.tsx';
