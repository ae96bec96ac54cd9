export { FieldError, fieldDescription, FormField, RequiredMark } from '../../../shared/ui/form-field.tsx';
