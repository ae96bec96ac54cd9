/** Name of the frame in which a panel over a report shows another page of this program. */
export const PANEL_FRAME = 'jianwei-panel';

/** Whether this window is that frame: what leads to other screens stands around it already. */
export function isInPanelFrame(): boolean {
  return window.name === PANEL_FRAME;
}
