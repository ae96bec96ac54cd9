/**
 * Compares two pictures inside a browser, which decodes and encodes PNG.
 * @param {import('@playwright/test').Page} page
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {Promise<{ count: number, box?: string, diff?: Buffer }>} differing pixels, the box around them, and a pale picture with
 *   them in red
 */
export async function compare(page, before, after) {
  if (before.equals(after)) return { count: 0 };
  const { count, box, diff } = await page.evaluate(
    async (sources) => {
      const images = await Promise.all(
        sources.map(async (source) => createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob())),
      );
      const width = Math.max(...images.map((image) => image.width));
      const height = Math.max(...images.map((image) => image.height));
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      const [old, fresh] = images.map((image) => {
        context.clearRect(0, 0, width, height);
        context.drawImage(image, 0, 0);
        return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
      });
      const differing = [];
      for (let at = 0; at < old.length; at += 1) if (old[at] !== fresh[at]) differing.push(at);
      if (differing.length === 0) return { count: 0 };
      context.fillStyle = 'rgb(255 255 255 / 80%)';
      context.fillRect(0, 0, width, height);
      const picture = context.getImageData(0, 0, width, height);
      const pixels = new Uint32Array(picture.data.buffer);
      let [left, top, right, bottom] = [width, height, 0, 0];
      for (const at of differing) {
        pixels[at] = 0xff0000ff;
        const [x, y] = [at % width, Math.floor(at / width)];
        [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
      }
      context.putImageData(picture, 0, 0);
      const blob = await canvas.convertToBlob();
      const bytes = new Uint8Array(await blob.arrayBuffer());
      const box = `${right - left + 1}x${bottom - top + 1} at ${left},${top}`;
      return { count: differing.length, box, diff: bytes.toBase64() };
    },
    [before.toString('base64'), after.toString('base64')],
  );
  return count === 0 ? { count } : { count, box, diff: Buffer.from(diff, 'base64') };
}
