/** Puts the focus into the first field that says what is wrong with it, once its message is drawn. */
export function focusInvalid(within: () => HTMLElement | null): void {
  requestAnimationFrame(() => within()?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
