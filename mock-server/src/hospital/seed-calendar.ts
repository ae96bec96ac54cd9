/** The day and time that the design pictures show. */
export const PICTURE_NOW = '2025-11-18T10:30:00+08:00';

const PICTURE_DAY = '2025-11-18';
const DAY_MS = 86_400_000;
const PICTURE_MINUTES = 10 * 60 + 30;

/**
 * Moves times of the picture calendar to the calendar of a world: the picture's day becomes the day of the clock.
 * When the clock stands earlier in its day than 10:30, today's times are drawn together so that none lies ahead.
 */
export class SeedCalendar {
  readonly #shiftDays: number;
  readonly #minutesOfDay: number;

  /** @param nowText the world's clock, ISO with +08:00. */
  constructor(nowText: string) {
    this.#shiftDays = Math.round((Date.parse(nowText.slice(0, 10)) - Date.parse(PICTURE_DAY)) / DAY_MS);
    this.#minutesOfDay = Number(nowText.slice(11, 13)) * 60 + Number(nowText.slice(14, 16));
  }

  /** `YYYY-MM-DD` of the pictures → `YYYY-MM-DD` of the world. */
  day(picture: string): string {
    return new Date(Date.parse(picture) + this.#shiftDays * DAY_MS).toISOString().slice(0, 10);
  }

  /** `YYYY-MM-DD HH:mm` of the pictures → ISO time of the world. */
  time(picture: string): string {
    const [date = '', clock = '00:00'] = picture.split(' ');
    return `${this.day(date)}T${date === PICTURE_DAY ? this.#today(clock) : clock}:00+08:00`;
  }

  #today(clock: string): string {
    if (this.#minutesOfDay >= PICTURE_MINUTES) return clock;
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    const scaled = Math.floor(((hours * 60 + minutes) * this.#minutesOfDay) / PICTURE_MINUTES);
    return `${String(Math.floor(scaled / 60)).padStart(2, '0')}:${String(scaled % 60).padStart(2, '0')}`;
  }
}
