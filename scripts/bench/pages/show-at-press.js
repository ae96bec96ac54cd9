import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';

function Page({ component }) {
  const [isShown, setShown] = useState(false);
  return createElement(
    MemoryRouter,
    null,
    createElement('button', { id: 'show', onClick: () => setShown(true) }, '显示'),
    isShown && createElement(component),
  );
}

/** A page that already runs, as the product does, and draws the component at the press of its button. */
export function showAtPress(component) {
  createRoot(document.getElementById('root')).render(createElement(Page, { component }));
}
