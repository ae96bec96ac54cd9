/**
 * A frame is printed as one box, cut where the page ends. So the report that `shown` holds is laid into `paper`, where it flows over
 * pages, with the style sheets that this window has not loaded; what is answered takes both away again.
 */
export function laidOnPaper(shown: Document, paper: HTMLElement): () => void {
  const loaded = new Set([...document.styleSheets].map(({ href }) => href));
  const lacking = [...shown.styleSheets].filter(({ href }) => href !== null && !loaded.has(href));
  const rules = lacking.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join('\n'));
  const before = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...before, sheet];
  paper.replaceChildren(...[...(shown.querySelector('#root')?.childNodes ?? [])].map((node) => node.cloneNode(true)));
  return () => {
    paper.replaceChildren();
    document.adoptedStyleSheets = before;
  };
}
