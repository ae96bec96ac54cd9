import '../../../apps/web/src/app/theme/tokens.css';
import '../../../apps/web/src/app/theme/base.css';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';

function Page({ component }) {
  const [isShown, setShown] = useState(false);
  return createElement(
    MemoryRouter,
    null,
    // The faces of the product are in use before anything opens.
    createElement('h2', { className: 'jw-song' }, '糖尿病肾脏病'),
    createElement('p', { style: { fontWeight: 600 } }, '检验项目 12.3 g/L ↑'),
    createElement('button', { id: 'show', onClick: () => setShown(true) }, '显示'),
    isShown && createElement(component),
  );
}

/** A page that already runs, as the product does, and draws the component at the press of its button. */
export function showAtPress(component) {
  createRoot(document.getElementById('root')).render(createElement(Page, { component }));
}
