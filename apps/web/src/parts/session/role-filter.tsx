import { Select } from '../../kit/ui/select.tsx';
import { ROLE_LABELS } from './roles.ts';

/** Narrows a list of people to one role; '' = all of them. */
export function RoleFilter({ role, onRole }: { readonly role: string; readonly onRole: (role: string) => void }) {
  return (
    <Select aria-label="角色" style={{ maxWidth: 136 }} value={role} onChange={({ target }) => onRole(target.value)}>
      <option value="">全部角色</option>
      {Object.entries(ROLE_LABELS).map(([number, name]) => (
        <option key={number} value={number}>
          {name}
        </option>
      ))}
    </Select>
  );
}
