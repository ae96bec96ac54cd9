import { getApplicationImage, getRocImage, getShapImage } from '@jianwei/api-client/images/images';
import { describe, expect } from 'vitest';
import { agree, image, refuse } from './interaction.ts';

const model = 'ckd-risk';
const unknown = 'no-such-picture';
const noImage = [['no image', { name: unknown }]] as const;

// An img element sends no token: neither do these calls.
const images = [
  ['getApplicationImage', getApplicationImage, '/api/v2/application/image', 'icon-grace'],
  ['getShapImage', getShapImage, '/api/v2/images/shap', model],
  ['getRocImage', getRocImage, '/api/v2/images/roc', model],
] as const;

// covers A-7-88, A-7-89, B-7.6-01
describe('images', () => {
  for (const [operationId, get, path, name] of images) {
    agree({
      operationId,
      when: 'a picture',
      given: [
        path.endsWith('image') ? ['an application image', { image_id: name }] : ['a model with charts', { name }],
      ],
      method: 'GET',
      path: `${path}/${name}`,
      answer: image,
      call: () => get(name),
      gets: (picture) => expect(picture.type).toBe('image/svg+xml'),
    });
    refuse({
      operationId,
      when: 'a picture that is not there',
      given: noImage,
      method: 'GET',
      path: `${path}/${unknown}`,
      status: 404,
      message: '图片不存在',
      call: () => get(unknown),
    });
  }
});
