import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { drawIcon } from '../drawings/icons.ts';
import { drawRoc, drawShap } from '../drawings/model-charts.ts';

function found(drawing: string | undefined): string {
  if (drawing === undefined) throw new Refusal('图片不存在', 404);
  return drawing;
}

export const imagesHandlers = {
  getApplicationImage: ({ params }) => found(drawIcon(params.image_id)),
  getRocImage: ({ params }) => found(drawRoc(params.name)),
  getShapImage: ({ params }) => found(drawShap(params.name)),
} satisfies Handlers;
