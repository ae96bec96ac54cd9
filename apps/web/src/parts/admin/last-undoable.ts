import { listChanges } from '@jianwei/api-client/changes/changes';
import { isTrue } from '@jianwei/api-client/transport/undetermined';

/** The last change of an object, by its number, where it can be taken back; none where it cannot, or where nobody can tell. */
export async function lastUndoable(objectType: string, objectId: string): Promise<readonly number[]> {
  const asked = { object_type: objectType, object_id: objectId, page_size: 1 };
  const { data } = await listChanges(asked, { suppress: true }).catch(() => ({ data: [] }));
  return data.filter((change) => isTrue(change.can_undo)).map(({ change_id: id }) => id);
}
