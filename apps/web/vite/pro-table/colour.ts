// In place of the computed colours of pro-components, see slim-pro-table.ts: the browser computes them.
export class TinyColor {
  readonly #colour: string;

  constructor(colour: string) {
    this.#colour = colour;
  }

  setAlpha = (alpha: number) => ({ toRgbString: () => `rgb(from ${this.#colour} r g b / ${alpha})` });
  lighten = (percent: number) => ({ toHexString: () => `hsl(from ${this.#colour} h s calc(l + ${percent}))` });
}
