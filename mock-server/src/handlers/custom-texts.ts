import type { CustomTextSummary, HospitalNote } from '@jianwei/api-client/model';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { customTextChangeable, readOf } from '../interpretation/custom-text-changes.ts';
import { SYSTEM_CONTENTS, systemName } from '../interpretation/disease-systems.ts';
import { recordChange } from '../store/changes.ts';
import {
  deleteCustomTextRow,
  findCustomText,
  listCustomTextRows,
  saveCustomTextRow,
  type CustomTextRow,
} from '../store/custom-texts.ts';
import { inTransaction } from '../store/sql.ts';
import type { World } from '../store/world.ts';

/** Longest text, images included, in bytes of UTF-8. */
const LIMIT_BYTES = 2 * 1024 * 1024;

type Place = Pick<CustomTextSummary, 'diagnosis_id' | 'diagnosis_name' | 'system_id' | 'system_name'>;

const PLACES: readonly Place[] = SYSTEM_CONTENTS.flatMap(({ systemId, diagnoses }) =>
  diagnoses.map(({ id, name }) => ({
    diagnosis_id: id,
    diagnosis_name: name,
    system_id: systemId,
    system_name: systemName(systemId),
  })),
);

function foundPlace(diagnosisId: string): Place {
  const place = PLACES.find(({ diagnosis_id: id }) => id === diagnosisId);
  if (!place) throw new Refusal('暂未收录该诊断', 404);
  return place;
}

function summary(place: Place, row: Omit<CustomTextRow, 'content'> | undefined): CustomTextSummary {
  if (!row) return { ...place, has_text: false };
  return { ...place, has_text: true, updated_time: row.updated_time, user_name: row.user_name };
}

function wireText(world: World, diagnosisId: string) {
  const row = findCustomText(world, diagnosisId);
  return { ...summary(foundPlace(diagnosisId), row), content: row?.content ?? '' };
}

/** What the hospital wrote about a diagnosis, for its readers; nothing where nobody wrote. */
export function hospitalNote(world: World, diagnosisId: string): { hospital_note?: HospitalNote } {
  const row = findCustomText(world, diagnosisId);
  if (!row) return {};
  const { content, user_name, updated_time } = row;
  return { hospital_note: { content, user_name, updated_time } };
}

export const customTextsHandlers = {
  listCustomTexts: ({ world }) => {
    const rows = new Map(listCustomTextRows(world).map((row) => [row.diagnosis_id, row] as const));
    return { data: PLACES.map((place) => summary(place, rows.get(place.diagnosis_id))) };
  },

  getCustomText: ({ params, world }) => wireText(world, params.diagnosis_id),

  saveCustomText: (call) => {
    const { params, body, world, session } = call;
    const { diagnosis_id: id } = foundPlace(params.diagnosis_id);
    if (body.content.trim() === '') throw new Refusal('请填写内容');
    if (Buffer.byteLength(body.content) > LIMIT_BYTES) throw new Refusal('内容（含图片）不能超过 2 MB');
    return inTransaction(world, () => {
      if (findCustomText(world, id)?.updated_time !== body.updated_time) {
        throw new Refusal('该说明已被他人修改，请查看最新内容后再保存');
      }
      const action = body.updated_time === undefined ? '新建' : '修改';
      recordChange(
        call,
        customTextChangeable,
        id,
        { action, summary: `${action}本院说明：${readOf(body.content)}` },
        () =>
          saveCustomTextRow(world, {
            diagnosis_id: id,
            content: body.content,
            user_id: session.userId,
            updated_time: world.nowText(),
          }),
      );
      return wireText(world, id);
    });
  },

  deleteCustomText: (call) => {
    const { diagnosis_id: id } = foundPlace(call.params.diagnosis_id);
    recordChange(call, customTextChangeable, id, { action: '删除' }, () => deleteCustomTextRow(call.world, id));
    return {};
  },
} satisfies Handlers;
